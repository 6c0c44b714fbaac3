import { beforeEach, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from '../command/paths.ts';
import { temporaryFolder, writeFiles } from '../fixtures/temporary-folder.ts';
import { runTool } from '../supervise/run-tool.ts';
import { versionGate } from './version-gate.ts';

let root: string;

const git = (...parameters: string[]) =>
  runTool({
    command: ['git', '-c', 'user.name=Ana', '-c', 'user.email=ana@example.org', ...parameters],
    cwd: root,
  });
async function commit(files: Readonly<Record<string, string>>): Promise<void> {
  writeFiles(root, files);
  await git('add', '.');
  await git('commit', '-m', 'more');
}
const manifest = (name: string, version: string) =>
  JSON.stringify({ name, version, private: true }, null, 2);

const changeset = (release: string) => `---\n${release}\n---\n\nA button.\n`;

/** A workspace of a few packages under the repository's own rules of versions, just released. */
beforeEach(async () => {
  const config = '.changeset/config.json';
  const rules = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(readFileSync(path.join(repositoryRoot, config), 'utf8')));
  root = temporaryFolder({
    [config]: JSON.stringify({ ...rules, ignore: ['@pazar/e2e'] }),
    'pnpm-workspace.yaml': 'packages:\n  - .\n  - e2e\n  - shared/*\n',
    'package.json': manifest('pazar', '0.1.0'),
    'shared/ui/package.json': manifest('@pazar/ui', '0.1.0'),
    'shared/ui/src/button.ts': '',
    'shared/shell/package.json': manifest('@pazar/shell', '0.1.0'),
    'e2e/package.json': manifest('@pazar/e2e', '0.1.0'),
  });
  await git('init', '--initial-branch=main');
  await commit({ 'package.json': manifest('pazar', '0.2.0') });
});

describe('The gate of versions', () => {
  it('fails a change of a package since the release, until a changeset says what it means', async () => {
    expect(await versionGate(root).run()).toMatchObject({ ok: true });
    await commit({ 'shared/ui/src/button.ts': 'export const button = 1;' });
    const { ok, output } = await versionGate(root).run();
    expect(ok).toBe(false);
    expect(output).toContain('Some packages have been changed but no changesets were found');
    expect(output).toContain('Changed: @pazar/ui\n');
    await commit({ '.changeset/one.md': changeset("'@pazar/ui': patch") });
    expect(await versionGate(root).run()).toEqual({ ok: true, output: '' });
  });

  it('names each package that changed and that no changeset names', async () => {
    await commit({
      'shared/ui/src/button.ts': 'export const button = 1;',
      'shared/shell/src/router.ts': '',
      '.changeset/one.md': changeset("'@pazar/ui': patch"),
    });
    const { ok, output } = await versionGate(root).run();
    expect(ok).toBe(false);
    expect(output).toContain(
      '@pazar/shell has changed since the last release, and no changeset names it',
    );
    expect(output).not.toContain('@pazar/ui');
    await commit({ '.changeset/two.md': changeset("'@pazar/shell': none") });
    expect(await versionGate(root).run()).toEqual({ ok: true, output: '' });
  });

  it('fails a changeset of a package that is not there', async () => {
    await commit({ '.changeset/one.md': changeset("'@pazar/uii': patch") });
    const { ok, output } = await versionGate(root).run();
    expect(ok).toBe(false);
    expect(output).toContain('@pazar/uii');
  });

  it('asks nothing for documents, tests, the tools of the root and packages without versions', async () => {
    await commit({
      'README.md': '# Pazar',
      'shared/ui/src/button.test.ts': '',
      'commitlint.config.mjs': '',
      'e2e/src/system.ts': '',
    });
    expect(await versionGate(root).run()).toEqual({ ok: true, output: '' });
  });

  it('judges what a shallow clone has, and nothing outside of git', async () => {
    const clone = path.join(temporaryFolder(), 'clone');
    await commit({ 'shared/ui/src/button.ts': 'export const button = 1;' });
    await git('clone', '--depth=1', `file://${root}`, clone);
    expect(await versionGate(clone).run()).toMatchObject({ ok: true });
    const outside = await versionGate(temporaryFolder()).run();
    expect(outside.notes).toEqual(['No release is in git here, so no version was judged.']);
  });
});
