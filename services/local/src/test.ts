import { repositoryRoot } from './command/paths.ts';
import { createProgress } from './command/progress.ts';
import { runCommand } from './command/run-command.ts';
import { buildGate } from './gates/build-gate.ts';
import { conclude } from './gates/conclude.ts';
import { endToEndGate } from './gates/end-to-end-gate.ts';
import { preparation } from './gates/preparation.ts';
import { runGates } from './gates/run-gates.ts';
import { staticGates } from './gates/static-gates.ts';
import { unitGate } from './gates/unit-gate.ts';
import { weightGate } from './gates/weight-gate.ts';
import { endOnSignal } from './supervise/stop-signal.ts';
import { findChromium } from './test-servers/find-chromium.ts';
import { findNginx } from './test-servers/find-nginx.ts';
import { makeScratchFolder } from './test-servers/scratch-folder.ts';
import { testServers } from './test-servers/test-servers.ts';

await runCommand(async () => {
  endOnSignal();
  const progress = createProgress(process.stdout);
  const { say } = progress;
  const chromium = preparation('Chromium', () => findChromium(process.env['PAZAR_CHROMIUM']));
  const nginx = preparation('nginx', () => findNginx(process.env['PAZAR_NGINX']));
  const scratch = makeScratchFolder();
  const servers = testServers(scratch.path);
  try {
    // Preparing mostly waits, for downloads and for servers to start; the static gates use the time.
    const [prepared, checked] = await Promise.all([
      runGates([chromium.gate, nginx.gate, ...servers.gates], say, 4),
      runGates(staticGates(repositoryRoot), say),
    ]);
    const variables = { ...servers.variables(), ...scratch.variables };
    const units = await runGates([unitGate(repositoryRoot, { variables })], say);
    const built = await runGates([buildGate(repositoryRoot, progress)], say);
    const browser = chromium.result();
    const proxy = nginx.result();
    const programs = {
      ...(typeof browser === 'string' && { PAZAR_CHROMIUM: browser }),
      ...(proxy !== undefined && { PAZAR_NGINX: proxy }),
    };
    const finished = await runGates(
      [weightGate(repositoryRoot), endToEndGate(repositoryRoot, { ...variables, ...programs })],
      say,
    );
    return conclude([...prepared, ...checked, ...units, ...built, ...finished], say);
  } finally {
    await servers.stop();
    scratch.remove();
  }
});
