import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../command/paths.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { runTool } from '../supervise/run-tool.ts';

/** Lints documents by the repository's own rules; answers each finding without its explanation. */
async function lint(documents: Readonly<Record<string, string>>): Promise<string[]> {
  const root = temporaryFolder(documents);
  mkdirSync(path.join(root, '.markdownlint'));
  for (const file of ['.markdownlint-cli2.mjs', '.markdownlint/whole-tables.mjs']) {
    copyFileSync(path.join(repositoryRoot, file), path.join(root, file));
  }
  symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'));
  const { output } = await runTool({ command: ['markdownlint-cli2'], cwd: root });
  return output.split('\n').flatMap((line) => /^\S+ error \S+/.exec(line) ?? []);
}

describe('The rules of documents', () => {
  it('find links to files and headings that are not there, and broken tables', async () => {
    const findings = await lint({
      'other.md': '# Other\n\n## Here\n',
      'one.md': [
        '# One',
        '[There](other.md#here), [not](other.md#gone), [nowhere](gone.md), [below](#gone)',
        '| A | B |\n| - | - |\n| 1 | 2 |',
        '| 3 | 4 |',
        '| A | B |\n| - | - |\n| 1 | 2 | 3 |',
        '```\nno language\n```\n',
      ].join('\n\n'),
    });
    expect(findings).toEqual([
      'one.md:3:67 error MD051/link-fragments',
      'one.md:3 error relative-links',
      'one.md:3 error relative-links',
      'one.md:9 error whole-tables',
      'one.md:13:9 error MD056/table-column-count',
      'one.md:15 error MD040/fenced-code-language',
    ]);
  });
});
