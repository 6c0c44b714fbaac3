import type { Problem, ProblemCode } from '@pazar/contracts/problem';
import { frameworkProblem, sendProblem, type FrameworkCode } from '@pazar/service/problems';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BuildRefusal } from '../domain/build-refusal.ts';
import {
  FitRefused,
  KeyReused,
  KeysMissing,
  RemoteUnknown,
  StateConflict,
  TransitionRefused,
} from '../registry/refusals.ts';
import { VersionExists, VersionUnknown } from '../registry/version-exists.ts';

type Draft = Pick<Problem, 'status' | 'code' | 'title' | 'detail'> & Record<string, unknown>;

/** Why a request is refused before it reaches the registry. */
export class RequestRefused extends Error {
  readonly status: number;
  readonly code: ProblemCode;

  constructor(status: number, code: ProblemCode, detail: string) {
    super(detail);
    this.name = 'RequestRefused';
    this.status = status;
    this.code = code;
  }
}

/** Sends every error as `application/problem+json`; a refusal is no fault, and is not logged. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof RequestRefused) return sendRefusal(request, reply, error);
  return sendProblem(request, reply, { problem: problemOf(draftOf(error), request), cause: error });
}

/** Sends a hook's refusal, where an error cannot be thrown. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: RequestRefused) {
  const { status, code, message: detail } = error;
  const problem = problemOf({ status, code, title: 'Refused', detail }, request);
  return sendProblem(request, reply, { problem });
}

function problemOf(draft: Draft, request: FastifyRequest): Problem {
  return { type: 'about:blank', ...draft, traceId: request.id };
}

function draftOf(error: FastifyError): Draft {
  if (error instanceof BuildRefusal) return refusalDraft(error);
  return stateDraft(error) ?? frameworkDraft(error);
}

/** Refusals that depend on the registry's state. */
function stateDraft(error: Error): Draft | undefined {
  const detail = error.message;
  if (error instanceof VersionExists) {
    const { conflict } = error;
    return { status: 409, code: 'duplicate', title: 'Version exists', detail, conflict };
  }
  if (error instanceof StateConflict) {
    const { current } = error;
    const conflict = { current, currentVersion: current.revision, updatedAt: current.updatedAt };
    return {
      status: 412,
      code: 'version-conflict',
      title: 'Changed meanwhile',
      detail,
      ...conflict,
    };
  }
  const plain = plainDrafts.find(({ kind }) => error instanceof kind);
  return plain && { status: plain.status, code: plain.code, title: plain.title, detail };
}

const plainDrafts = [
  { kind: VersionUnknown, status: 404, code: 'not-found', title: 'Not found' },
  { kind: RemoteUnknown, status: 404, code: 'not-found', title: 'Not found' },
  {
    kind: TransitionRefused,
    status: 409,
    code: 'invalid-transition',
    title: 'Not possible in this state',
  },
  { kind: FitRefused, status: 422, code: 'publish-requirements', title: 'Not compatible' },
  { kind: KeysMissing, status: 503, code: 'maintenance', title: 'Does not sign' },
  { kind: KeyReused, status: 422, code: 'idempotency-mismatch', title: 'Key used before' },
] as const;

function refusalDraft(refusal: BuildRefusal): Draft {
  return {
    status: 422,
    code: 'publish-requirements',
    title: 'The build may not be published',
    detail: refusal.message,
    errors: refusal.reasons.map(({ path, detail }) => ({
      pointer: `/files/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      code: 'build-refused',
      detail,
    })),
  };
}

function frameworkDraft(error: FastifyError): Draft {
  if (isDiskFull(error)) {
    const full = 'The disk is full. Free space, for example with pazar gc, and try again.';
    return { status: 507, code: 'maintenance', title: 'No space left', detail: full };
  }
  const detail = error.message;
  if (error.validation) return { status: 422, code: 'validation', title: 'Not valid', detail };
  const { status, code } = frameworkProblem(error);
  const title = frameworkTitles[code];
  // Internal errors are for the log, not for the caller.
  return { status, code, title, detail: status >= 500 ? 'See the log.' : detail };
}

const frameworkTitles: Record<FrameworkCode, string> = {
  'too-large': 'Too large',
  'unsupported-media': 'Unsupported media type',
  malformed: 'Malformed request',
  maintenance: 'Unavailable',
  internal: 'Internal error',
};

/** `ENOSPC` is the file system's code and 53100 PostgreSQL's; either may be the cause of another. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === '53100' || isDiskFull(error.cause);
}
