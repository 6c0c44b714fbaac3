import { z } from 'zod';
import { runTool } from '../supervise/run-tool.ts';
import { changedPackages } from './changed-packages.ts';
import { type Gate, outcomeOf } from './gate.ts';
import { git, hasCommits, nothingToJudge } from './git.ts';
import { withReport } from './report-file.ts';

/** The last commit that gave the whole a version; the first one that is there, in a shallow clone. */
const lastRelease = ['log', '-1', '--format=%H', '-G"version":', '--', 'package.json'];

/** What `changeset status` writes: the changesets that wait for a release. */
const statusSchema = z.object({
  changesets: z.array(z.object({ releases: z.array(z.object({ name: z.string() })) })),
});

const advice =
  'Say what the change means: pnpm changeset. Where nobody notices it, write none instead of patch in ' +
  'the file. A new changeset counts once git knows it: git add .changeset';

/**
 * Each package that changed since the last release is named by a changeset, a file in `.changeset`.
 * `changeset status` only fails when there is no changeset at all.
 */
export function versionGate(root: string): Gate {
  return {
    name: 'versions',
    async run() {
      const since = (await hasCommits(root)) && (await git(root, ...lastRelease));
      if (!since) return nothingToJudge('No release is in git here, so no version was judged.');
      const changed = await changedPackages(root, since);
      const { result, report } = await withReport((file) =>
        runTool({
          command: ['changeset', 'status', `--since=${since}`, `--output=${file}`],
          cwd: root,
        }),
      );
      if (result.failed) {
        return { ok: false, output: `${result.output}\nChanged: ${changed.join(', ')}\n${advice}` };
      }
      const { changesets } = statusSchema.parse(report);
      const named = new Set(changesets.flatMap(({ releases }) => releases).map(({ name }) => name));
      const unnamed = changed
        .filter((name) => !named.has(name))
        .map((name) => `${name} has changed since the last release, and no changeset names it`);
      return outcomeOf(unnamed.length === 0 ? [] : [...unnamed, advice]);
    },
  };
}
