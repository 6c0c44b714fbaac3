import { readScriptOptions } from '@pazar/service/script-options';
import { signInAtApi } from '../system/agents-api.ts';
import { flipRelease } from '../system/flip-release.ts';
import { inTime } from '../system/in-time.ts';
import { launchChromium } from '../system/launch-chromium.ts';
import { openSystem } from '../system/open-system.ts';

const { flips, windows } = readScriptOptions({
  command: 'pnpm --filter @pazar/e2e prove-flips',
  about:
    'Loads a section again and again, each time with one random bit of one file of its release flipped\n' +
    'in transit: document, statement, entry, chunk, style, texts. Exit code 1 when changed bytes ran,\n' +
    'were applied or were kept. Requires the builds.',
  sizes: {
    flips: { about: 'loads with a flipped bit', full: 1000, smallest: 2 },
    windows: { about: 'browser windows at the same time', full: 4, smallest: 1 },
  },
});

const system = await openSystem();
const browser = await launchChromium();
try {
  const { flips: counted, ran } = await flipRelease(browser, system, {
    flips,
    windows,
    session: await signInAtApi(system, 'manager'),
    onFlip: (done) => {
      if (done % 50 === 0) process.stderr.write(`${done} of ${flips}\n`);
    },
  });
  const kinds = [...counted].map(([kind, count]) => `${kind} ${count}`).join(', ');
  process.stdout.write(`${flips} flips (${kinds}): ${ran.length} ran\n`);
  for (const line of ran) process.stdout.write(`  ${line}\n`);
  if (ran.length > 0) process.exitCode = 1;
} finally {
  await inTime('the end of Chromium', browser.close());
  await system.close();
}
