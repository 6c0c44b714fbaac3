import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
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
    expect(modules).toContainEqual({ path: 'react', version, members: [] });
    expect(modules).toContainEqual({ path: 'react/jsx-runtime', version, members: [] });
  });

  it('names every entry of our own packages but the style sheets, by itself or in its room', () => {
    for (const name of ['@pazar/shell', '@pazar/ui']) {
      const { exports = {} } = readPackage('shared', ours(name) ?? '');
      const entries = Object.keys(exports).filter((entry) => !entry.endsWith('.css'));
      expect(entries).not.toEqual([]);
      const paths = modules
        .flatMap(({ path, members }) => (members.length > 0 ? members : [path]))
        .filter((path) => path.startsWith(`${name}/`));
      expect(paths.toSorted()).toEqual(entries.map((entry) => name + entry.slice(1)).toSorted());
    }
  });

  it('leaves out what is not installed in the folder', () => {
    expect(readSharedModules(import.meta.dirname)).toEqual([]);
  });
});

describe('providedModules', () => {
  it('is one instance of each, loaded at once', () => {
    expect(providedModules([{ path: 'react', version: '19.3.1', members: [] }])).toEqual({
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

describe('a room', () => {
  const rooms = readSharedModules(host).filter(({ members }) => members.length > 0);
  const { exports = {} } = readPackage('shared', 'ui');

  it('is one module, of everything under its path', () => {
    expect(rooms.length).toBeGreaterThan(0);
    for (const { path, members } of rooms) {
      for (const member of members) expect(member).toMatch(new RegExp(`^${path}/[^/]+$`));
    }
  });

  it('is not provided at once', () => {
    const atOnce = Object.keys(providedModules(rooms));
    expect(atOnce).toEqual([]);
  });

  it('has each name once, or one of two would be lost', () => {
    for (const { members } of rooms) {
      const names = members.flatMap((member) => namesIn(String(exports[`.${member.slice(9)}`])));
      expect(names).toEqual([...new Set(names)]);
    }
  });
});

/** What a source file of the design system exports beside its types. */
function namesIn(file: string): string[] {
  const source = readFileSync(join(workspace, 'shared', 'ui', file), 'utf8');
  return [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
}

describe('consumedModules', () => {
  it('is never a copy of its own, and refuses an instance that does not fit', () => {
    const consumed = Object.values(consumedModules(readSharedModules(host)));
    expect(consumed.length).toBeGreaterThan(10);
    for (const options of consumed) {
      expect(options).toMatchObject({ import: false, singleton: true, strictVersion: true });
      expect(options.requiredVersion).toMatch(/^\^\d+\.\d+\.\d+/);
    }
  });
});
