import { runTool } from '../supervise/run-tool.ts';
import type { Gate } from './gate.ts';
import { git, hasCommits, nothingToJudge } from './git.ts';

/** The rules; what is older than this file is not judged. */
const rules = 'commitlint.config.mjs';

/**
 * The messages of the commits since the rules are there. A shallow or a squashed clone has the rules
 * since its first commit, and outside of git there is nothing to judge.
 */
export function commitGate(root: string): Gate {
  return {
    name: 'commits',
    async run() {
      if (!(await hasCommits(root))) {
        return nothingToJudge('No commit is in git here, so none was judged.');
      }
      const from = await git(root, 'log', '-1', '--diff-filter=A', '--format=%H', '--', rules);
      if (!from) return nothingToJudge(`${rules} is not committed, so no commit was judged.`);
      // The tool refuses a range without a commit.
      if (from === (await git(root, 'rev-parse', 'HEAD'))) return { ok: true, output: '' };
      const { failed, output } = await runTool({
        command: ['commitlint', '--from', from, '--to', 'HEAD'],
        cwd: root,
      });
      return { ok: !failed, output };
    },
  };
}
