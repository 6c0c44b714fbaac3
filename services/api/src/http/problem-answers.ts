import type { Locale } from '@pazar/contracts/locale';
import type { Problem } from '@pazar/contracts/problem';
import { frameworkProblem, sendProblem } from '@pazar/service/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from './app-types.ts';
import { databaseFault } from '../database/database-fault.ts';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import { databaseRefusal } from '../problems/database-refusal.ts';
import { fieldDetail, problemText } from '../problems/problem-messages.ts';
import { problemStatus } from '@pazar/service/problem-status';
import { versionTag } from './versions.ts';
import { requestLocale } from './request-locale.ts';

/** Every error leaves as problem+json in the reader's language; only the log has the cause. */
export function registerProblemAnswers(app: App): void {
  app.setNotFoundHandler((request, reply) => answerError(new Refusal('not-found'), request, reply));
  app.setErrorHandler<Error>((error, request, reply) => answerError(error, request, reply));
}

/** Answers an error, also one that Fastify met before a route was found. */
export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = problemOf(error, request);
  void reply.headers(headersOf(refusal));
  const problem = problemBody(request, refusal);
  // A refusal under load is no fault, and a stack in the log for each would add to the load.
  if (refusal.code === 'busy') return sendProblem(request, reply, { problem });
  return sendProblem(request, reply, { problem, cause: error });
}

/** The request that a problem belongs to, and the language of its reader. */
export interface ProblemRequest {
  locale: Locale;
  /** The path, without its query. */
  instance: string;
  traceId: string;
}

export function problemRequest(request: FastifyRequest): ProblemRequest {
  const instance = request.url.split('?', 1)[0] ?? '/';
  return { locale: requestLocale(request), instance, traceId: request.id };
}

/** A problem in the words of the reader of a request. */
export function problemBody(request: FastifyRequest, problem: Refusal): Problem {
  return describeProblem(problem, problemRequest(request));
}

/** The same for a job that a request has asked for. */
export function describeProblem(
  problem: Refusal,
  { locale, instance, traceId }: ProblemRequest,
): Problem {
  const code = problem.code;
  const { title, detail } = problemText(code, locale);
  return {
    type: `urn:pazar:problem:${code}`,
    title,
    status: problemStatus[code],
    detail: [detail, problem.more?.(locale)].filter(Boolean).join(' '),
    instance,
    code,
    traceId,
    ...problem.extensions,
    ...(problem.errors && {
      errors: problem.errors.map((fault: FieldFault) => ({
        ...fault,
        detail: fieldDetail(fault, locale),
      })),
    }),
  };
}

/** When to ask again, and the version of a record that is not the one that the caller has. */
function headersOf({ retryAfter, extensions }: Refusal): Record<string, string> {
  const { data: current } = versionedSchema.safeParse(extensions.current);
  return {
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(current && { etag: versionTag(current) }),
  };
}
const versionedSchema = z.object({ version: z.int() });

/** The refusal that an error is to the caller. */
export function problemOf(error: Error, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  const fault = databaseFault(error);
  const ofDatabase = fault && databaseRefusal(fault);
  return ofDatabase ?? problemOfFastify(error, request);
}

function problemOfFastify(error: Error, request: FastifyRequest): Refusal {
  const { code } = frameworkProblem(error);
  return code === 'too-large' ? tooLarge(request) : new Refusal(code);
}

function tooLarge({ routeOptions, headers }: FastifyRequest): Refusal {
  const actual = Number(headers['content-length']);
  return new Refusal('too-large', {
    extensions: {
      limit: routeOptions.bodyLimit,
      // A body that comes in pieces does not say how large it is going to be.
      ...(Number.isSafeInteger(actual) && { actual }),
    },
  });
}
