import type { Problem, ProblemCode } from '@pazar/contracts/problem';
import { problemType, sendProblem as send } from '@pazar/service/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';

const titles = new Map([
  [400, 'Malformed request'],
  [403, 'Forbidden'],
  [404, 'Not found'],
  [405, 'Method not allowed'],
  [413, 'Too large'],
  [415, 'Unsupported media type'],
  [421, 'Misdirected request'],
  [500, 'Internal error'],
  [502, 'Bad gateway'],
  [503, 'Unavailable'],
]);

/** The content of a problem; its title follows from the status. */
export interface ProblemDraft {
  status: number;
  code: ProblemCode;
  detail: string;
}

/** Sends `application/problem+json`, which no cache may store. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  draft: ProblemDraft,
): FastifyReply {
  void reply.header('cache-control', problemHeaders['cache-control']);
  return send(request, reply, { problem: problemOf(draft, request.id) });
}

/** Headers of every problem. */
export const problemHeaders = {
  'content-type': problemType,
  'cache-control': 'no-store',
};

/** The body of a problem, as text: nothing between here and the client may reshape it. */
export function problemText(draft: ProblemDraft, traceId: string): string {
  return JSON.stringify(problemOf(draft, traceId));
}

function problemOf({ status, code, detail }: ProblemDraft, traceId: string): Problem {
  const title = titles.get(status) ?? 'Error';
  return { type: 'about:blank', title, status, detail, code, traceId };
}

/** 404. */
export const notFound: ProblemDraft = {
  status: 404,
  code: 'not-found',
  detail: 'There is nothing at this address',
};

/** Answers 404; a missing file is never the shell's page. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, notFound);
}
