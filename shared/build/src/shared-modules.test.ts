import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sharedPackageNames } from '@pazar/contracts/releases/shared-packages';
import * as z from 'zod';
import { chunks, rowOf, shareOf } from './chunks.ts';
import {
  consumedModules,
  providedModules,
  readSharedModules,
  sharedPackages,
} from './shared-modules.ts';

const workspace = join(import.meta.dirname, '..', '..', '..');
const host = join(workspace, 'host');

const packageSchema = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).optional(),
  exports: z.record(z.string(), z.unknown()).optional(),
});
const readPackage = (...path: string[]) =>
  packageSchema.parse(JSON.parse(readFileSync(join(workspace, ...path, 'package.json'), 'utf8')));

const catalog =
  readFileSync(join(workspace, 'pnpm-workspace.yaml'), 'utf8').split(/^catalog:$/m)[1] ?? '';

/** Whether the catalog has the package's one version, or the workspace the package itself. */
function isKnown(name: string): boolean {
  const folder = ours(name);
  if (folder !== undefined) return existsSync(join(workspace, 'shared', folder, 'package.json'));
  return new RegExp(`^  '?${name}'?: \\S+$`, 'm').test(catalog);
}

const ours = (name: string) => /^@pazar\/(.+)$/.exec(name)?.[1];

describe('the table of shared modules', () => {
  it('names only packages of which the workspace has one version', () => {
    expect(isKnown('not-there')).toBe(false);
    expect(sharedPackages.filter(({ name }) => !isKnown(name))).toEqual([]);
  });

  it('is what no build may copy', () => {
    const names = sharedPackages
      .map(({ name }) => name)
      .filter((name) => name !== '@pazar/contracts');
    expect(sharedPackageNames).toEqual(expect.arrayContaining(names));
  });

  it('names every package once', () => {
    const names = sharedPackages.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('holds only what the host depends on, since the host provides it', () => {
    const { dependencies = {} } = readPackage('host');
    for (const { name } of sharedPackages) expect(Object.keys(dependencies)).toContain(name);
  });
});

describe('readSharedModules', () => {
  const modules = readSharedModules(host);

  it('takes the versions of the installed packages', () => {
    for (const { version } of modules) expect(version).toMatch(/^\d+\.\d+\.\d+/);
    const { version } = readPackage('host', 'node_modules', 'react');
    const range = `^${version.split('.')[0]}.0.0`;
    for (const path of ['react', 'react/jsx-runtime']) {
      expect(modules).toContainEqual({ path, version, range, members: [], eager: true });
    }
  });

  it('names every entry of our own packages but style sheets, texts and parts of components', () => {
    for (const name of ['@pazar/shell', '@pazar/ui', '@pazar/geography']) {
      const { exports = {} } = readPackage('shared', ours(name) ?? '');
      const entries = Object.keys(exports).filter(
        (entry) => !/\.(?:css|json)$|^\.\/parts\//.test(entry),
      );
      expect(entries).not.toEqual([]);
      const paths = modules
        .flatMap(({ members }) => members)
        .filter((path) => path === name || path.startsWith(`${name}/`));
      expect(paths.toSorted()).toEqual(entries.map((entry) => name + entry.slice(1)).toSorted());
    }
  });

  it('takes the range that the package declares', () => {
    const root = mkdtempSync(join(tmpdir(), 'pazar-ranges-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const installed = join(root, 'node_modules/@pazar/ui');
    mkdirSync(installed, { recursive: true });
    const manifest = { version: '0.2.4', exports: { './button': './button.ts' } };
    writeFileSync(join(installed, 'package.json'), JSON.stringify(manifest));
    const dependencies = { '@pazar/ui': 'workspace:>=0.1.0 <0.3.0' };
    writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies }));
    expect(readSharedModules(root).map((module) => module.range)).toEqual(['>=0.1.0 <0.3.0']);
  });

  it('leaves out what is not installed in the folder', () => {
    expect(readSharedModules(import.meta.dirname)).toEqual([]);
  });
});

describe('providedModules', () => {
  it('is one instance of each, loaded at once', () => {
    expect(
      providedModules([
        { path: 'react', version: '19.3.1', range: '^19.0.0', members: [], eager: true },
      ]),
    ).toEqual({
      react: {
        shareKey: 'react',
        singleton: true,
        eager: true,
        version: '19.3.1',
        requiredVersion: '^19.3.1',
      },
    });
  });
});

describe('a group', () => {
  const groups = readSharedModules(host).filter(({ members }) => members.length > 0);

  it('is one module, of a package or of everything in one of its groups', () => {
    expect(groups.filter(({ eager }) => eager).map(({ path }) => path)).toEqual([
      '@pazar/shell',
      '@pazar/ui',
    ]);
    for (const { path, members } of groups) {
      for (const member of members) expect(shareOf(member) ?? packageOf(member)).toBe(path);
    }
  });

  it('has all exports that the table of chunks names, and the host provides each row', () => {
    const named = Object.values(chunks).flatMap(({ shares = {} }) => Object.values(shares).flat());
    const members = groups.flatMap((group) => group.members);
    expect(named.filter((name) => !members.includes(`@pazar/${name}`))).toEqual([]);
    expect(named).toEqual([...new Set(named)]);
    const onDemand = readSharedModules(host).filter(({ eager }) => !eager);
    expect(onDemand.filter(({ path }) => rowOf(path) === undefined)).toEqual([]);
  });

  it('has each name once, or one of two would be lost', () => {
    for (const { members } of groups) {
      const names = members.flatMap(namesIn);
      expect(names).toEqual([...new Set(names)]);
    }
  });
});

const packageOf = (member: string) => member.split('/').slice(0, 2).join('/');

/** What a module of ours exports beside its types. */
function namesIn(member: string): string[] {
  const [, folder = '', entry = ''] = /^@pazar\/([^/]+)(.*)$/.exec(member) ?? [];
  const { exports = {} } = readPackage('shared', folder);
  const file = join(workspace, 'shared', folder, String(exports[`.${entry}`]));
  return [
    ...readFileSync(file, 'utf8').matchAll(
      /^export (?:async )?(?:function|const|let|class) (\w+)/gm,
    ),
  ].map(([, name = '']) => name);
}

describe('consumedModules', () => {
  it('is never a second copy, and refuses an instance that does not fit', () => {
    const consumed = Object.values(consumedModules(readSharedModules(host)));
    expect(consumed.length).toBeGreaterThan(10);
    for (const options of consumed) {
      expect(options).toMatchObject({ import: false, singleton: true, strictVersion: true });
      expect(options.requiredVersion).toMatch(/^(?:\^\d+\.0\.0|>=0\.0\.0 <1\.0\.0)$/);
    }
  });

  it('takes a member from its group, under whose name the manifest has the range', () => {
    const consumed = consumedModules(readSharedModules(host));
    const keyOf = (request: string) => consumed[request]?.shareKey;
    expect(keyOf('@pazar/ui/input/number-field')).toBe('@pazar/ui/input');
    expect(keyOf('@pazar/ui/input')).toBe('@pazar/ui/input');
    expect(keyOf('@pazar/ui/button')).toBe('@pazar/ui');
    expect(keyOf('@pazar/section/list/data-list')).toBe('@pazar/ui/list');
    expect(keyOf('@pazar/section/resource')).toBeUndefined();
    expect(keyOf('react/jsx-runtime')).toBe('react/jsx-runtime');
  });
});
