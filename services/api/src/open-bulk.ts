import { bulkJob } from './bulk/bulk-job.ts';
import type { App } from './http/app-types.ts';
import type { Dependencies } from './http/dependencies.ts';
import { describeProblem } from './http/problem-answers.ts';
import { recordKinds } from './kinds/record-kind.ts';
import type { Jobs } from './operations/open-jobs.ts';
import { refusalOfRow } from './problems/row-refusal.ts';

/**
 * Time of one transaction. On a server a sale of one of its rows waits for it, and is to take at most 150 ms;
 * on an embedded database everybody waits, and a list is to take at most 100 ms. A list has several
 * statements, so such a database rests after each turn: a list then waits for one of them.
 */
const turns = {
  server: { turnMs: 50, rests: false },
  embedded: { turnMs: 30, rests: true },
};

/** The jobs of bulk actions on many records, of every kind. */
export function openBulk(
  app: App,
  { database, clock }: Dependencies,
  { jobs, isEmbedded }: { jobs: Jobs; isEmbedded: boolean },
): void {
  const kinds = recordKinds().flatMap(({ bulk }) => bulk ?? []);
  const onError = (error: unknown) =>
    app.log.error({ err: error }, 'a row of a bulk action failed');
  const describe: Parameters<typeof bulkJob>[1]['describe'] = (error, request) =>
    describeProblem(refusalOfRow(error, onError), request);
  const ofDatabase = isEmbedded ? turns.embedded : turns.server;
  jobs.handle(bulkJob(kinds, { database, clock, describe, ...ofDatabase }));
}
