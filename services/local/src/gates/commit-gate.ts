import { realpathSync } from 'node:fs';
import { runTool } from '../supervise/run-tool.ts';
import type { Gate } from './gate.ts';

/** The rules; what is older than this file is not judged. */
const rules = 'commitlint.config.mjs';

const passes = (note: string) => ({ ok: true, output: '', notes: [note] });

/**
 * The messages of the commits since the rules are there. A shallow or a squashed clone has the rules
 * since its first commit, and outside of git there is nothing to judge.
 */
export function commitGate(root: string): Gate {
  const git = async (...parameters: string[]) => {
    const { failed, output } = await runTool({ command: ['git', ...parameters], cwd: root });
    return failed ? null : output;
  };
  return {
    name: 'commits',
    async run() {
      // Copied into the folder of another repository, its commits are that one's.
      if ((await git('rev-parse', '--show-toplevel')) !== realpathSync(root)) {
        return passes('No repository of git is here, so no commit was judged.');
      }
      const from = await git('log', '-1', '--diff-filter=A', '--format=%H', '--', rules);
      if (!from) return passes(`${rules} is not committed, so no commit was judged.`);
      // The tool refuses a range without a commit.
      if (from === (await git('rev-parse', 'HEAD'))) return { ok: true, output: '' };
      const { failed, output } = await runTool({
        command: ['commitlint', '--from', from, '--to', 'HEAD'],
        cwd: root,
      });
      return { ok: !failed, output };
    },
  };
}
