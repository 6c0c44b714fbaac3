import { readScriptOptions } from '@pazar/service/script-options';
import { failStart } from '@pazar/service/start-problem';
import { eachPlace, placeWords } from './api-process.ts';
import { killRepeatedly } from './kill-cycles.ts';

const { kills, ...words } = readScriptOptions({
  command: 'pnpm --filter @pazar/api prove-kills',
  about:
    'Kills the service (SIGKILL) at random moments while it writes, and checks after each kill that\n' +
    'every acknowledged write is there once and none is half done. Prints a line for each database.\n' +
    'Exit code 1 when anything was lost.',
  sizes: { kills: { about: 'kills on each database', full: 500, smallest: 1 } },
  words: placeWords,
});

async function prove(): Promise<void> {
  for await (const place of eachPlace(words)) {
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
  }
}

prove().catch(failStart);
