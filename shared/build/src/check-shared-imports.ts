import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedPackages } from './shared-modules.ts';

/** The default, then the names in braces or everything under one name, then the module. */
const statement =
  /import\s+(?!type\b)(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}|\*\s+as\s+([\w$]+))?\s*from\s+'([^']+)'/g;

/**
 * Finds imports that a remote would not get at run time: the host provides only a part of some
 * packages.
 *
 * @param root folder of the remote
 * @throws Error that names each file, the missing export and the provided ones
 */
export function checkSharedImports(root: string): void {
  const faults = globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(statement)].flatMap(
      ([, whole, list = '', all, from = '']) =>
        missingOf({ list, whole, all }, from).map((name) => ({ file, name, from })),
    ),
  );
  if (faults.length === 0) return;
  const lines = faults.map(
    ({ file, name, from }) =>
      `${file} imports ${name} of ${from}; the shell provides ${namesOf(from)?.join(', ')}`,
  );
  throw new Error(lines.join('\n'));
}

function namesOf(path: string): readonly string[] | undefined {
  const found = sharedPackages.find(({ paths }) => paths !== 'exports' && paths[0] === path);
  return found && 'names' in found ? found.names : undefined;
}

interface Imported {
  /** The names between the braces. */
  readonly list: string;
  /** The local name of the default export. */
  readonly whole: string | undefined;
  /** The local name of all exports. */
  readonly all: string | undefined;
}

function missingOf({ list, whole, all }: Imported, path: string): string[] {
  const provided = namesOf(path);
  if (provided === undefined) return [];
  if (all !== undefined) return [`* as ${all}`];
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0] ?? part)
    .concat(whole === undefined ? [] : ['default'])
    .filter((name) => !provided.includes(name));
}
