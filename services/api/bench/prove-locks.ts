import { readScriptOptions } from '@pazar/service/script-options';
import { failStart, StartProblem } from '@pazar/service/start-problem';
import { z } from 'zod';
import { sql } from '../src/database/drizzle.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { recommendedCost } from '../src/security/password.ts';
import { seedEmptyDatabase } from '../src/seed/seed-database.ts';
import { memoryImageStore } from '../src/testing/memory-image-store.ts';
import { stockFaults } from '../src/testing/stock-faults.ts';
import { eachPlace, startApi, type Place } from './api-process.ts';
import { createLockClient } from './lock-client.ts';
import { loadLocks, type LockReport } from './lock-load.ts';
import { setScene } from './lock-scene.ts';

/** 95 of 100 sales take at most this long while a bulk action runs. */
const aimMs = 150;

const { seconds, rows, isSmallest, seeded } = readScriptOptions({
  command: 'pnpm --filter @pazar/api prove-locks',
  about:
    'Runs two processes of the service on one PostgreSQL, and changes the records of one agent in every\n' +
    'way at the same time: bulk actions on lots, products, promotions and locations beside sales, prices,\n' +
    'publishes, imports, archived locations and demotions. Prints deadlocks, what was refused as\n' +
    'maintenance, and the times of sales. Exit code 1 when one is not 0, or sales take too long.\n' +
    'PAZAR_TEST_POSTGRES_URL names the server.',
  sizes: {
    seconds: { about: 'length of the load', full: 300, smallest: 4 },
    rows: { about: 'rows of a bulk action on lots or products', full: 500, smallest: 20 },
  },
  words: {
    seeded: { about: 'template with the demo data, which saves writing it', usual: '' },
  },
});

async function prove(): Promise<void> {
  if ((process.env['PAZAR_TEST_POSTGRES_URL'] ?? '') === '') {
    throw new StartProblem('PAZAR_TEST_POSTGRES_URL must name a server of PostgreSQL.');
  }
  for await (const place of eachPlace({ database: 'PostgreSQL', seeded })) await proveAt(place);
}

async function proveAt(place: Place): Promise<void> {
  if (seeded === '') await seed(place);
  const processes = [await startApi(place), await startApi(place)];
  const agent = await createLockClient(processes, 'producer');
  const manager = await createLockClient(processes, 'manager');
  const scene = await setScene(agent, rows);
  const report = await loadLocks({ agent, manager }, scene, Date.now() + seconds * 1000);
  for (const each of processes) await each.stop();
  const { deadlocks, faults } = await judgeDatabase(place);
  print(report, { deadlocks, faults });
}

async function seed({ address }: Place): Promise<void> {
  const { database, close } = await openDatabase(address);
  const images = memoryImageStore();
  await seedEmptyDatabase(database, { now: new Date(), passwordCost: recommendedCost, images });
  await close();
}

const statSchema = z.object({ rows: z.tuple([z.object({ deadlocks: z.coerce.number() })]) });

async function judgeDatabase({ address }: Place) {
  const { database, close } = await openDatabase(address);
  const stat = await database.execute(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  );
  const faults = await stockFaults(database);
  await close();
  return { deadlocks: statSchema.parse(stat).rows[0].deadlocks, faults };
}

function print(
  { done, refused, rows: changed, maintenance, besideBulk, alone }: LockReport,
  { deadlocks, faults }: { deadlocks: number; faults: readonly unknown[] },
): void {
  const [beside, others] = [percentile(besideBulk), percentile(alone)];
  const kinds = [...done].map(([kind, count]) => `${count} ${kind}`).join(', ');
  process.stdout.write(
    `${kinds}\n` +
      `refused: ${[...refused].map(([what, count]) => `${count} ${what}`).join(', ') || 'none'}\n` +
      `rows changed by bulk actions: ${changed}\n` +
      `deadlocks: ${deadlocks}\n` +
      `refused as maintenance: ${maintenance}\n` +
      `stock columns that are wrong: ${faults.length}\n` +
      `sales beside a bulk of ${rows}: ${besideBulk.length}, 95 % within ${beside} ms\n` +
      `other sales: ${alone.length}, 95 % within ${others} ms\n`,
  );
  const isSlow = !isSmallest && beside > aimMs;
  if (isSlow) process.stdout.write(`The aim is ${aimMs} ms.\n`);
  if (isSlow || deadlocks + maintenance + faults.length > 0) process.exitCode = 1;
}

/** The time within which 95 of 100 are, in whole milliseconds; 0 of none. */
function percentile(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.ceil(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0);
}

prove().catch(failStart);
