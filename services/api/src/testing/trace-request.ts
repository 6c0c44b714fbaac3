import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { drizzlePglite } from '../database/drizzle.ts';
import { openInMemory } from './pglite-snapshot.ts';
import { startTestApp } from './test-app.ts';

// A worker: V8 counts the calls of a whole thread, and another reader of the counts would reset them.

/** A change of one seeded record, as the agent that owns it. */
const requestSchema = z.object({
  /** The snapshot of the seeded database. */
  snapshot: z.string(),
  username: z.string(),
  /** A list whose first record is changed. */
  list: z.string(),
  body: z.record(z.string(), z.unknown()),
});
export type TracedRequest = z.infer<typeof requestSchema>;

/** The answer's status, and the files of `src` that ran. */
export interface Trace {
  status: number;
  files: string[];
}

/** `src`; files outside it are libraries. */
const source = new URL('../', import.meta.url).href;
const inspector = new Session();

/** The files of `src` with a function that ran since the last call, but for those of tests. */
function takeFiles(): string[] {
  const files: string[] = [];
  // Within one thread the answer comes before `post` returns.
  inspector.post('Profiler.takePreciseCoverage', (error, coverage) => {
    if (error) throw error;
    for (const { url, functions } of coverage.result) {
      if (!url.startsWith(source) || url.startsWith(import.meta.resolve('./'))) continue;
      const ran = functions.some(({ ranges }) => ranges.some(({ count }) => count > 0));
      if (ran) files.push(url.slice(source.length));
    }
  });
  return files;
}

async function trace({ snapshot, username, list, body }: TracedRequest): Promise<Trace> {
  const client = await openInMemory(snapshot);
  const files = new Set<string>();
  let isTraced = false;
  // Files that ran after the last write are never added.
  const logQuery = (query: string) => {
    if (isTraced && /^\s*(?:insert|update|delete)\b/i.test(query)) {
      for (const file of takeFiles()) files.add(file);
    }
  };
  const test = await startTestApp({
    database: drizzlePglite(client, { logger: { logQuery } }),
    ping: async () => {},
    close: () => client.close(),
  });
  // The last of the hooks: the handler is next.
  test.app.addHook('preHandler', async ({ method }) => {
    isTraced = method === 'PATCH';
    takeFiles();
  });
  const answer = (await test.get(list, username)).json<{
    items: { id: string; version: number }[];
  }>();
  const [record] = answer.items;
  const headers = { 'if-match': `"${record?.version}"` };
  const { statusCode } = await test.send(`PATCH ${list}/${record?.id}`, username, {
    body,
    headers,
  });
  await test.close();
  return { status: statusCode, files: [...files] };
}

inspector.connect();
inspector.post('Profiler.enable');
inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
parentPort?.postMessage(await trace(requestSchema.parse(workerData)));
