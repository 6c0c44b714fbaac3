import { join } from 'node:path';
import { printedNumbers } from '@pazar/service/testing/printed-numbers';
import { runScript } from '@pazar/service/testing/run-script';
import { describe, expect, inject, it } from 'vitest';
import { openPglite } from './api-process.ts';
import { killRepeatedly } from './kill-cycles.ts';

const { pglite, postgres } = inject('databaseSnapshots');

// At the same time: either mostly waits for its service to start.
describe.concurrent('The service, killed while it writes', () => {
  it('keeps every acknowledged write, once, and none by half', async () => {
    const place = await openPglite(pglite.seeded);
    const report = await killRepeatedly(place, 2);
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThanOrEqual(2);
    await place.remove();
  }, 300_000);

  it('does the same on the other database, and the command says so', async () => {
    const database = postgres === null ? 'PGlite' : 'PostgreSQL';
    const folder = join(import.meta.dirname, '..');
    const words = ['prove-kills', '--kills', '2', '--database', database] as const;
    const { failed, output } = await runScript(folder, words, { deadline: 280_000 });
    expect({ failed, output }).toMatchObject({ failed: false });
    const [kills, acknowledged = 0, cut, faults] = printedNumbers(output, `${database}:`);
    expect([kills, faults]).toEqual([2, 0]);
    expect(acknowledged).toBeGreaterThanOrEqual(2);
    expect(cut).toBeGreaterThanOrEqual(0);
  }, 300_000);
});
