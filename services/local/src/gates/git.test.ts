import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { runTool } from '../supervise/run-tool.ts';
import { commitGate } from './commit-gate.ts';
import { runGates } from './run-gates.ts';
import { versionGate } from './version-gate.ts';

const gates = [commitGate, versionGate];

async function outcomesIn(root: string) {
  const runs = await runGates(
    gates.map((gate) => gate(root)),
    () => undefined,
  );
  return runs.map(({ outcome }) => outcome);
}
async function repository(): Promise<string> {
  const root = temporaryFolder();
  await runTool({ command: ['git', 'init', '--initial-branch=main'], cwd: root });
  return root;
}
function setVariable(name: string, value: string): void {
  vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

describe('The gates that read git', () => {
  it('fail when git does not trust the owner of the repository, and say what to do', async () => {
    const root = await repository();
    // A switch of git, for its own tests.
    setVariable('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    for (const { ok, output } of await outcomesIn(root)) {
      expect(ok).toBe(false);
      expect(output).toContain('detected dubious ownership');
      expect(output).toContain(`git config --global --add safe.directory ${root}`);
    }
  });

  it('fail when the repository is there and git is not installed', async () => {
    const root = await repository();
    setVariable('PATH', temporaryFolder());
    for (const { ok, output } of await outcomesIn(root)) {
      expect(ok).toBe(false);
      expect(output).toContain('Install git');
    }
  });

  it.each([
    ['before the first commit', repository],
    ['outside of a repository', () => Promise.resolve(temporaryFolder())],
  ])('pass %s, and note that they judged nothing', async (_, folder) => {
    for (const { ok, notes } of await outcomesIn(await folder())) {
      expect(ok).toBe(true);
      expect(notes).toHaveLength(1);
    }
  });
});
