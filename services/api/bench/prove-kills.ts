import { parseArgs } from 'node:util';
import { openPlaces } from './api-process.ts';
import { killRepeatedly } from './kill-cycles.ts';

/**
 * `pnpm --filter @pazar/api prove-kills [--kills 500]`: kills the service (SIGKILL) at random
 * moments while it writes, on each database, and checks after each kill that every acknowledged
 * write is there once and none is there by half. Prints a line for each database; exit code 1 when
 * anything was lost.
 */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '500' } } });
const kills = Number(values.kills);
if (!Number.isInteger(kills) || kills < 1) throw new Error('--kills must be a number above 0.');

for (const place of await openPlaces()) {
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
