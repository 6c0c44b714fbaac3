import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { signInAtApi } from '../system/agents-api.ts';
import { findChromium } from '../system/find-chromium.ts';
import { flipRelease } from '../system/flip-release.ts';
import { startSystem } from '../system/pazar-system.ts';

/**
 * `pnpm --filter @pazar/e2e prove-flips [--flips 1000] [--windows 4]`: loads a section that often,
 * each time with one random bit of one file of its release flipped in transit: document, statement,
 * entry, chunk, style, texts. Exit code 1 when changed bytes ran, were applied or were kept.
 * Requires the builds.
 */
const { values } = parseArgs({
  options: {
    flips: { type: 'string', default: '1000' },
    windows: { type: 'string', default: '4' },
  },
});

const system = await startSystem();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const { flips, ran } = await flipRelease(browser, system, {
    flips: Number(values.flips),
    windows: Number(values.windows),
    session: await signInAtApi(system, 'manager'),
    onFlip: (done) => {
      if (done % 50 === 0) process.stderr.write(`${done} of ${values.flips}\n`);
    },
  });
  const kinds = [...flips].map(([kind, count]) => `${kind} ${count}`).join(', ');
  process.stdout.write(`${values.flips} flips (${kinds}): ${ran.length} ran\n`);
  for (const line of ran) process.stdout.write(`  ${line}\n`);
  if (ran.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await system.close();
}
