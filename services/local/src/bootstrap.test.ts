import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runScript } from '@pazar/service/testing/run-script';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from './command/paths.ts';

const bootstrap = path.join(import.meta.dirname, '../bootstrap.mjs');

describe('Bootstrap', () => {
  it('says which Node it needs to one that is too old', async () => {
    const older =
      'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.19.0"})';

    const { exitCode, stderr } = await execa(
      process.execPath,
      ['--import', older, bootstrap, 'start'],
      {
        reject: false,
      },
    );

    expect(exitCode).toBe(1);
    expect(stderr).toContain('Pazar needs Node 20 or later; this is 18.19.0.');
  });

  it('starts a command with the options that follow it', async () => {
    const { failed, output } = await runScript(repositoryRoot, ['check', '--help']);
    expect({ failed, output }).toMatchObject({ failed: false });
    expect(output).toContain('Usage: check [--changed]');
  });

  it.each([
    ['pazar', ['--help'], 'Usage: pazar'],
    // What a document writes with pnpm works with the pnpm that was fetched.
    ['pnpm', ['pazar', 'plan', '--help'], 'Usage: pazar plan'],
  ] as const)('starts %s with the Node that it found', async (name, words, expected) => {
    const { failed, output } = await runScript(repositoryRoot, [name, ...words]);
    expect({ failed, output }).toMatchObject({ failed: false });
    expect(output).toContain(expected);
  });

  it('passes the exit code of a command on', async () => {
    const { exitCode } = await execa(process.execPath, [bootstrap, 'pazar', 'fly'], {
      reject: false,
    });
    expect(exitCode).toBe(2);
  });

  it('starts each script of the root that needs Node 24 or pnpm', () => {
    const { scripts } = JSON.parse(
      readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8'),
    ) as { scripts: Record<string, string> };
    const needing = Object.entries(scripts).filter(([, line]) =>
      /\.ts\b|^pnpm\b|^node\b/.test(line),
    );
    expect(needing.length).toBeGreaterThan(9);
    for (const [, line] of needing) {
      expect(line).toMatch(/^node services\/local\/bootstrap\.mjs \S/);
    }
  });

  it('names its commands when asked for another', async () => {
    const { exitCode, stderr } = await execa(process.execPath, [bootstrap, 'fly'], {
      reject: false,
    });

    expect(exitCode).toBe(1);
    expect(stderr).toContain(
      'Say one of: start, test, dev, check, reset, new-remote, pack-packages, pazar, pnpm.',
    );
  });
});
