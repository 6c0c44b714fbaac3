import { repositoryRoot } from './command/paths.ts';
import { createProgress } from './command/progress.ts';
import { runCommand } from './command/run-command.ts';
import { conclude } from './gates/conclude.ts';
import { laterGates } from './gates/later-gates.ts';
import { preparation } from './gates/preparation.ts';
import { type GateRun, runGates } from './gates/run-gates.ts';
import { staticGates } from './gates/static-gates.ts';
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
    const browser = chromium.result();
    const proxy = nginx.result();
    const programs = {
      ...(typeof browser === 'string' && { PAZAR_CHROMIUM: browser }),
      ...(proxy !== undefined && { PAZAR_NGINX: proxy }),
    };
    const later: GateRun[] = [];
    for (const group of laterGates(repositoryRoot, { progress, variables, programs })) {
      later.push(...(await runGates(group, say)));
    }
    return conclude([...prepared, ...checked, ...later], say);
  } finally {
    await servers.stop();
    scratch.remove();
  }
});
