import { conclude } from './conclude.ts';
import { checkGates } from './gates/check-gates.ts';
import { runGates } from './gates/run-gates.ts';
import { repositoryRoot } from './paths.ts';
import { createProgress } from './progress.ts';
import { runCommand } from './run-command.ts';
import { endOnSignal } from './stop-signal.ts';
import { withTestServers } from './with-test-servers.ts';

await runCommand(async () => {
  endOnSignal();
  const { say } = createProgress(process.stdout);
  const totals = await withTestServers(say, (variables) =>
    runGates(checkGates(repositoryRoot, variables), say),
  );
  return conclude(totals, say);
});
