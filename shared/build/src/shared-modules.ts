import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const packageSchema = z.object({
  version: z.string(),
  exports: z.record(z.string(), z.unknown()).optional(),
});

/** How a package is shared: `paths` are its import specifiers, or every entry of its `exports`. */
interface SharedPackage {
  readonly name: string;
  readonly paths: readonly string[] | 'exports';
}

/**
 * The only list of modules that host and remotes share, each a singleton that the host provides.
 * What holds state or identity is shared; everything else is bundled. react-router-dom is not here:
 * sections get the part they need through `@pazar/shell/router` (docs/decisions/0005).
 */
export const sharedPackages = [
  { name: 'react', paths: ['react', 'react/jsx-runtime'] },
  { name: 'react-dom', paths: ['react-dom', 'react-dom/client'] },
  { name: 'zustand', paths: ['zustand'] },
  { name: '@tanstack/react-query', paths: ['@tanstack/react-query'] },
  { name: '@pazar/shell', paths: 'exports' },
  { name: '@pazar/ui', paths: 'exports' },
] as const satisfies readonly SharedPackage[];

/** A shared module as it is installed: its import specifier and version. */
export interface SharedModule {
  readonly path: string;
  readonly version: string;
  /**
   * The chunk that brings it when a section asks (`form` of `@pazar/ui/form/number-field`). Without
   * one it is in the host's first script (docs/decisions/0014).
   */
  readonly room: string | null;
}

/**
 * The table with versions read from the installed packages. The federation plugin would read them
 * from `package.json` as the text `catalog:` and warn about every singleton. A package that is not
 * installed in `root` cannot be imported there and is left out.
 *
 * @param root folder of the package whose installed dependencies count
 */
export function readSharedModules(root: string): SharedModule[] {
  return sharedPackages.flatMap(({ name, paths }) => {
    const file = installedPackage(name, root);
    if (file === undefined) return [];
    const { version, exports = {} } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return paths === 'exports'
      ? modulePaths(name, exports).map((path) => ({ path, version, room: roomOf(name, path) }))
      : paths.map((path) => ({ path, version, room: null }));
  });
}

function installedPackage(name: string, root: string): string | undefined {
  const file = join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? file : undefined;
}

function modulePaths(name: string, exports: Record<string, unknown>): string[] {
  return Object.keys(exports)
    .filter((entry) => !entry.endsWith('.css'))
    .map((entry) => `${name}/${entry.slice('./'.length)}`);
}

function roomOf(name: string, path: string): string | null {
  const [room, component] = path.slice(`${name}/`.length).split('/');
  return room === undefined || component === undefined ? null : room;
}

/**
 * The table as what the host provides: one instance, at once or when asked for. The host provides
 * and does not consume: its own imports stay plain ones, of the same instances, which saves a look
 * into the share scope for each module at every start.
 */
export function providedModules(modules: readonly SharedModule[]) {
  return Object.fromEntries(
    modules.map(({ path, version, room }) => [
      path,
      {
        shareKey: path,
        singleton: true,
        eager: room === null,
        version,
        requiredVersion: `^${version}`,
      },
    ]),
  );
}

/**
 * The table as a remote's configuration: never a copy of its own. With a fallback in each remote
 * the highest version would win at run time, half of it from one remote and half from another.
 */
export function consumedModules(modules: readonly SharedModule[]) {
  return Object.fromEntries(
    modules.map(({ path, version }) => [
      path,
      {
        singleton: true,
        strictVersion: true,
        import: false as const,
        requiredVersion: `^${version}`,
      },
    ]),
  );
}
