import { setTimeout as wait } from 'node:timers/promises';
import { maxBulkRowsAtOnce } from '@pazar/contracts/bulk';
import { v4 as uuid } from 'uuid';
import { bulkActions } from '../database/tables/bulk-actions.ts';
import type { ScenarioCaller } from './scenario-caller.ts';
import type { TestApp } from './test-app.ts';

const kinds = [
  { path: '/v1/products', entity: 'product', action: 'archive' },
  { path: '/v1/produce', entity: 'lot', action: 'delete' },
  { path: '/v1/locations', entity: 'location', action: 'archive' },
  { path: '/v1/promotions', entity: 'promotion', action: 'pause' },
] as const;

/** Bulk actions of each kind on so many rows that a job works on them, and their undo. */
export async function playLongBulks(
  test: TestApp,
  producer: ScenarioCaller,
  agentId: string,
): Promise<void> {
  const ids = Array.from({ length: maxBulkRowsAtOnce + 1 }, () => uuid());
  for (const { path, entity, action } of kinds) {
    const { id } = await producer.send(`POST ${path}/bulk`, { ids, action, params: {} });
    const steps = ids.map((row) => ({ id: row, version: 1, before: {} }));
    const undoToken = uuid();
    const createdAt = new Date();
    const undoUntil = new Date(createdAt.getTime() + 60_000);
    const done = { id: undoToken, agentId, entity, action, steps, undoUntil, createdAt };
    await test.connection.database.insert(bulkActions).values(done);
    await producer.send(`POST ${path}/bulk/undo`, { undoToken });
    let run = await producer.get(`${path}/bulk/${id}`);
    while (run['answer'] === null) {
      await wait(10);
      run = await producer.get(`${path}/bulk/${id}`);
    }
  }
}
