import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A package whose `build` script creates a `dist` folder. */
export interface Buildable {
  /** Short name: `host`, `catalog`. */
  name: string;
  /** Name of the package, as pnpm filters it. */
  packageName: string;
  /** Folder, relative to the repository. */
  folder: string;
}

/** The shell's own package. */
export const host: Buildable = { name: 'host', packageName: '@pazar/host', folder: 'host' };

/** One remote for each folder below `remotes/`, so that a new one is included at once. */
export function findRemotes(root: string): Buildable[] {
  return readdirSync(path.join(root, 'remotes'))
    .filter((name) => existsSync(path.join(root, 'remotes', name, 'package.json')))
    .toSorted()
    .map((name) => ({ name, packageName: `@pazar/remote-${name}`, folder: `remotes/${name}` }));
}
