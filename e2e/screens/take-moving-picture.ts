import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readBenchOptions } from '@pazar/service/bench-options';
import { chromium } from '@playwright/test';
import { findChromium } from '../system/find-chromium.ts';
import { pazarCommand } from '../system/pazar-command.ts';
import { startSystem } from '../system/pazar-system.ts';
import { repository } from '../system/repository.ts';
import { playRollout } from './rollout/play-rollout.ts';
import { openStage } from './rollout/stage.ts';

const { visits, isSmallest } = readBenchOptions({
  command: 'pnpm --filter @pazar/e2e run moving-picture',
  about: `Records a rollout from the running system for the README: docs/screens/rollout.webp. Only waiting
is left out of the picture. In the smallest form an operator rolls back, and the picture goes to a
temporary folder.`,
  // The registry's default asks for 100 of each side before it judges: too long to watch.
  sizes: { visits: { about: 'visits of each side', full: 24, smallest: 2 } },
});

/** A README with a larger picture loads slowly; bytes. */
const largest = 1_500_000;

const folder = isSmallest
  ? await mkdtemp(join(tmpdir(), 'pazar-picture-'))
  : join(repository, 'docs', 'screens');
const file = join(folder, 'rollout.webp');

const system = await startSystem({
  PAZAR_CONTROLLER_SAMPLES: '20',
  // All browsers of the recording have one IP address.
  PAZAR_REPORTS_PER_ADDRESS: '1000',
});
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const stage = await openStage(browser);
  const wait = async () => {
    // Two visits are no evidence.
    if (isSmallest) await pazarCommand(system)('rollback', 'catalog', '--reason', 'a rehearsal');
    else await pause(10_000);
  };
  await playRollout({ system, browser, stage, visits, wait });
  const bytes = await stage.write(file);
  console.log(`${file}: ${bytes} bytes`);
  if (bytes > largest) throw new Error(`The picture has more than ${largest} bytes`);
} finally {
  await browser.close();
  await system.close();
}
