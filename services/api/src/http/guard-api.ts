import { guardRequests, retryAfterSeconds } from '@pazar/service/guard-requests';
import { sendProblem } from '@pazar/service/problems';
import { Refusal } from '../problems/refusal.ts';
import type { App } from './app-types.ts';
import { answerError, problemBody } from './problem-answers.ts';

/**
 * The limit of concurrent requests. The slowest database answers 60 lists a second (docs/performance.md),
 * so the last of them waits two seconds. It is below the edge's pool of 128 connections, so that
 * requests the API rejects have not waited there either.
 */
const maxInFlight = 120;

/** Rejects foreign host names and requests above capacity; see `guardRequests`. */
export function guardApi(app: App, hosts: readonly string[]): void {
  guardRequests(app, {
    hosts,
    maxInFlight,
    refuse: (request, reply, { status }) => {
      if (status === 503) {
        const busy = new Refusal('busy', { retryAfter: retryAfterSeconds });
        return answerError(busy, request, reply);
      }
      // RFC 9110 15.5.20; no problem of the API has this status.
      const problem = { ...problemBody(request, new Refusal('forbidden')), status };
      return sendProblem(request, reply, { problem });
    },
  });
}
