import { parseArgs } from 'node:util';
import { openPlaces } from './api-process.ts';
import { killRepeatedly } from './kill-cycles.ts';

/**
 * `pnpm --filter @pazar/api prove-kills [--kills 500] [--database PGlite|PostgreSQL]`: kills the
 * service (SIGKILL) at random moments while it writes, on each database or the named one. Checks
 * after each kill that every acknowledged write is there once and none is half done. Prints a line
 * for each database; exit code 1 when anything was lost.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '500' }, database: { type: 'string' } },
});
const kills = Number(values.kills);
if (!Number.isInteger(kills) || kills < 1) throw new Error('--kills must be a number above 0.');

const places = await openPlaces();
const chosen = places.filter(({ name }) => name === (values.database ?? name));
if (chosen.length === 0)
  throw new Error(`--database must be ${places.map(({ name }) => name).join(' or ')}.`);

for (const place of places) {
  if (!chosen.includes(place)) {
    await place.remove();
    continue;
  }
  const from = Date.now();
  const { acknowledged, cut, faults } = await killRepeatedly(place, kills, (done) => {
    if (done % 25 === 0) process.stdout.write(`${place.name}: ${done} of ${kills} kills\n`);
  });
  const seconds = Math.round((Date.now() - from) / 1000);
  process.stdout.write(
    `${place.name}: ${kills} kills, ${acknowledged} acknowledged writes, ${cut} cut off and ` +
      `repeated, ${faults.length} faults, ${seconds} s\n${faults.map((fault) => `  ${fault}\n`).join('')}`,
  );
  if (faults.length > 0) process.exitCode = 1;
  await place.remove();
}
