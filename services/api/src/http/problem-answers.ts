import type { Problem } from '@pazar/contracts/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app-types.ts';
import { databaseFault } from '../database/database-fault.ts';
import { ApiProblem, type FieldFault } from '../problems/api-problem.ts';
import { databaseProblem } from '../problems/database-problem.ts';
import { fieldDetail, problemMessages } from '../problems/problem-messages.ts';
import { problemStatus } from '../problems/problem-status.ts';
import { requestLocale } from './request-locale.ts';

/** Every error leaves as problem+json in the reader's language; only the log has the cause. */
export function registerProblemAnswers(app: App): void {
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new ApiProblem('not-found')),
  );
  app.setErrorHandler<Error>((error, request, reply) => answerError(error, request, reply));
}

/** Answers an error, also one that Fastify met before a route was found. */
export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error, request);
  // What an operator must see: mistakes of this service, and a database that is away.
  if (problemStatus[problem.problemCode] >= 500)
    request.log.error({ err: error }, 'request failed');
  return sendProblem(request, reply, problem);
}

/** A problem in the words of the reader of a request. */
export function problemBody(request: FastifyRequest, problem: ApiProblem): Problem {
  const code = problem.problemCode;
  const locale = requestLocale(request);
  const [title, detail] = problemMessages[locale].problems[code];
  return {
    type: `urn:pazar:problem:${code}`,
    title,
    status: problemStatus[code],
    detail,
    instance: request.url.split('?', 1)[0] ?? '/',
    code,
    traceId: request.id,
    ...problem.extensions,
    ...(problem.errors && {
      errors: problem.errors.map((fault: FieldFault) => ({
        ...fault,
        detail: fieldDetail(fault, locale),
      })),
    }),
  };
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ApiProblem) {
  const body = problemBody(request, problem);
  // RFC 9110 11.6.1: a 401 says how to authenticate.
  if (body.status === 401) reply.header('www-authenticate', 'Bearer');
  // A text is sent as it is: no route's answer schema applies to an error.
  return reply
    .code(body.status)
    .headers(problem.headers)
    .type('application/problem+json')
    .send(JSON.stringify(body));
}

/** The problem that an error is to the caller. */
export function problemOf(error: Error, request: FastifyRequest): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const fault = databaseFault(error);
  const ofDatabase = fault && databaseProblem(fault);
  return ofDatabase ?? problemOfFastify(error, request);
}

function problemOfFastify(error: Error, request: FastifyRequest): ApiProblem {
  const status = 'statusCode' in error ? error.statusCode : undefined;
  // Fastify's own errors: https://fastify.dev/docs/latest/Reference/Errors/
  if (status === 413) return tooLarge(request);
  if (status === 415) return new ApiProblem('unsupported-media');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ApiProblem('malformed');
  }
  return new ApiProblem(status === 503 ? 'maintenance' : 'internal');
}

function tooLarge({ routeOptions, headers }: FastifyRequest): ApiProblem {
  const actual = Number(headers['content-length']);
  return new ApiProblem('too-large', {
    extensions: {
      limit: routeOptions.bodyLimit,
      // A body that comes in pieces does not say how large it is going to be.
      ...(Number.isSafeInteger(actual) && { actual }),
    },
  });
}
