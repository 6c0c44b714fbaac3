import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readScriptOptions } from '@pazar/service/script-options';
import { inTime } from '../system/in-time.ts';
import { launchChromium } from '../system/launch-chromium.ts';
import { openSystem } from '../system/open-system.ts';
import { pazarCommand } from '../system/pazar-command.ts';
import { startSystem } from '../system/pazar-system.ts';
import { repository } from '../system/repository.ts';
import { playRollout } from './rollout/play-rollout.ts';
import { openStage } from './rollout/stage.ts';

const { visits, to, isSmallest } = readScriptOptions({
  command: 'pnpm --filter @pazar/e2e run moving-picture',
  about:
    'Records a rollout for the README from a system that it starts: rollout.webp. Waiting is cut out of it.\n' +
    'In the smallest form an operator rolls back, because so few visits are no evidence.',
  // The registry's default asks for 100 of each side before it judges: too long to watch.
  sizes: { visits: { about: 'visits of each side', full: 24, smallest: 1 } },
  words: {
    to: { about: 'folder of the picture', usual: join(repository, 'docs', 'screens') },
  },
});

/** A README with a larger picture loads slowly; bytes. */
const largest = 1_500_000;

await mkdir(to, { recursive: true });
// The minutes of a rollout would disturb others on a system that runs already; a rehearsal ends it at once.
const system = isSmallest
  ? await openSystem()
  : await startSystem({
      PAZAR_CONTROLLER_SAMPLES: '20',
      // All browsers of the recording have one IP address.
      PAZAR_REPORTS_PER_ADDRESS: '1000',
    });
const browser = await launchChromium();
try {
  const stage = await openStage(browser, isSmallest);
  const wait = async () => {
    if (isSmallest) await pazarCommand(system)('abort', 'catalog', '--reason', 'a rehearsal');
    else await pause(10_000);
  };
  await playRollout({ system, browser, stage, visits, wait });
  const bytes = await stage.write(join(to, 'rollout.webp'));
  if (bytes > largest) throw new Error(`The picture has ${bytes} bytes, more than ${largest}`);
  console.log(`1 picture is in ${to}: rollout.webp, ${bytes} bytes`);
} finally {
  await inTime('the end of Chromium', browser.close());
  await system.close();
}
