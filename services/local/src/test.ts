import { conclude } from './conclude.ts';
import { findChromium } from './find-chromium.ts';
import { buildGate } from './gates/build-gate.ts';
import { checkGates } from './gates/check-gates.ts';
import { endToEndGate } from './gates/end-to-end-gate.ts';
import { preparation } from './gates/preparation.ts';
import { runGates, sumCounts } from './gates/run-gates.ts';
import { repositoryRoot } from './paths.ts';
import { createProgress } from './progress.ts';
import { runCommand } from './run-command.ts';
import { endOnSignal } from './stop-signal.ts';
import { withTestServers } from './with-test-servers.ts';

await runCommand(async () => {
  endOnSignal();
  const progress = createProgress(process.stdout);
  const { say } = progress;
  const chromium = preparation('Chromium', () => findChromium(process.env['PAZAR_CHROMIUM']));

  const totals = await withTestServers(say, async (variables) => {
    const checked = await runGates([chromium.gate, ...checkGates(repositoryRoot, variables)], say);
    const built = await runGates([buildGate(repositoryRoot, progress)], say);
    const browser = chromium.result();
    const browserVariables = typeof browser === 'string' ? { PAZAR_CHROMIUM: browser } : {};
    const endToEnd = endToEndGate(repositoryRoot, { ...variables, ...browserVariables });
    return sumCounts([checked, built, await runGates([endToEnd], say)]);
  });
  return conclude(totals, say);
});
