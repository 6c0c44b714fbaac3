import { copyFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../command/paths.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { runTool } from '../supervise/run-tool.ts';
import { commitGate } from './commit-gate.ts';

const rules = 'commitlint.config.mjs';
const good = 'feat(catalog): prices of a pack\n\nA seller sells several sizes of one product.';

let root: string;

const git = async (...parameters: string[]) => {
  const identity = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org'];
  return runTool({ command: ['git', ...identity, ...parameters], cwd: root });
};
const commit = (message: string, ...more: string[]) =>
  git('commit', '--allow-empty', '-m', message, ...more);

/** A repository with one careless commit, and the rules after it. */
beforeEach(async () => {
  root = temporaryFolder();
  await git('init', '--initial-branch=main');
  await commit('wip; everything');
  copyFileSync(path.join(repositoryRoot, rules), path.join(root, rules));
  for (const name of ['node_modules', '.githooks']) {
    symlinkSync(path.join(repositoryRoot, name), path.join(root, name));
  }
  await git('add', rules);
  await commit('rules');
});

describe('The gate of commits', () => {
  it('judges no commit that is older than the rules', async () => {
    expect(await commitGate(root).run()).toEqual({ ok: true, output: '' });
    await commit(good);
    expect(await commitGate(root).run()).toEqual({ ok: true, output: '' });
  });

  it('says what is wrong with each commit since', async () => {
    await commit('feat: prices and lists');
    await commit(good.replace('pack', 'pack; lists of lots'));
    await commit(good.replace('pack', 'pack'.repeat(20)));
    await commit(good.replace('feat(catalog): ', ''));
    await commit(good);
    const { ok, output } = await commitGate(root).run();
    expect(ok).toBe(false);
    for (const complaint of [
      'body may not be empty',
      'its subject has no ";"',
      'must not be longer than 72 characters',
      'type may not be empty',
    ]) {
      expect(output).toContain(complaint);
    }
    expect(output).not.toContain('everything');
  });

  it('judges what a shallow clone has', async () => {
    await commit('no rule holds');
    const clone = path.join(root, 'clone');
    await git('clone', '--depth=1', `file://${root}`, clone);
    expect(await commitGate(clone).run()).toEqual({ ok: true, output: '' });
  });

  it('passes outside of git, and says so', async () => {
    const { ok, notes } = await commitGate(temporaryFolder()).run();
    expect({ ok, notes }).toEqual({
      ok: true,
      notes: ['No commit is in git here, so none was judged.'],
    });
  });
});

describe('The hook of the repository', () => {
  it('makes no commit whose message breaks the rules', async () => {
    await git('config', 'core.hooksPath', '.githooks');
    expect((await commit('more')).failed).toBe(true);
    expect((await commit(good)).failed).toBe(false);
  });
});
