import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, inject, it } from 'vitest';
import type { Trace, TracedRequest } from '../testing/trace-request.ts';

/** Runs a request in a thread that counts the calls. */
async function trace(request: Omit<TracedRequest, 'snapshot'>): Promise<Trace> {
  const { seeded: snapshot } = inject('databaseSnapshots').pglite;
  const worker = new Worker(new URL('../testing/trace-request.ts', import.meta.url), {
    execArgv: [],
    workerData: { ...request, snapshot },
  });
  try {
    // The worker sends one.
    const [traced] = (await once(worker, 'message')) as [Trace];
    return traced;
  } finally {
    await worker.terminate();
  }
}

/** A reader has to open these; see docs/architecture.md, which names them. */
const mostFiles = 14;

describe('A change of a product', () => {
  it('runs through few files, from the handler of its route to its last write', async () => {
    const { status, files } = await trace({
      username: 'producer',
      list: '/v1/products',
      body: { name: { mk: 'Ново име', en: 'New name' } },
    });
    expect(status).toBe(200);
    expect(files).toContain('http/own-records.ts');
    expect(files).toContain('products/product-store.ts');
    expect(files).toContain('records/audit.ts');
    // A failure shows the names of those that are too many.
    expect(files.slice(mostFiles)).toEqual([]);
  });
});
