import { parseArgs } from 'node:util';
import { databases } from '../src/testing/registry-fixture.ts';
import { killRepeatedly } from './kill-cycles.ts';

/**
 * `pnpm --filter @pazar/releases prove-kills [--kills 500] [--database PGlite|PostgreSQL]`: kills
 * the registry (SIGKILL) at random moments while it publishes, promotes and rolls back, on each
 * database or the named one. Prints a line for each database; exit code 1 when anything was lost,
 * torn or unsigned. PostgreSQL takes part when `PAZAR_TEST_POSTGRES_URL` names a server.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '500' }, database: { type: 'string' } },
});
const kills = Number(values.kills);
if (!Number.isInteger(kills) || kills < 1) throw new Error('--kills must be a number above 0.');
const chosen = databases.filter(({ database }) => database === (values.database ?? database));
if (chosen.length === 0) {
  throw new Error(`--database must be ${databases.map(({ database }) => database).join(' or ')}.`);
}

for (const { database, createHome } of chosen) {
  const home = await createHome();
  const from = Date.now();
  const { acknowledged, cut, faults } = await killRepeatedly(home, kills, (report, done) => {
    if (done % 25 !== 0) return;
    const soFar = `${report.acknowledged} acknowledged, ${report.faults.length} faults`;
    process.stdout.write(`${database}: ${done} of ${kills} kills, ${soFar}\n`);
  });
  const seconds = Math.round((Date.now() - from) / 1000);
  process.stdout.write(
    `${database}: ${kills} kills, ${acknowledged} acknowledged changes, ${cut} cut off, ` +
      `${faults.length} faults, ${seconds} s\n${faults.map((fault) => `  ${fault}\n`).join('')}`,
  );
  if (faults.length > 0) process.exitCode = 1;
  await home.remove();
}
