import { runTool } from '../supervise/run-tool.ts';
import type { Gate } from './gate.ts';
import { git, isRepository, nothingToJudge } from './git.ts';

/** The last commit that gave the whole a version; the first one that is there, in a shallow clone. */
const lastRelease = ['log', '-1', '--format=%H', '-G"version":', '--', 'package.json'];

/** Whoever changes a package says what the change means to those who use it: a file in `.changeset`. */
export function versionGate(root: string): Gate {
  return {
    name: 'versions',
    async run() {
      const since = (await isRepository(root)) && (await git(root, ...lastRelease));
      if (!since) return nothingToJudge('No release is in git here, so no version was judged.');
      const { failed, output } = await runTool({
        command: ['changeset', 'status', `--since=${since}`],
        cwd: root,
      });
      const hint = 'A new changeset counts once git knows it: git add .changeset';
      return { ok: !failed, output: `${output}\n${hint}` };
    },
  };
}
