import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import semver from 'semver';
import { isBetween, type Step } from './changes-between.ts';

/**
 * A codemod of a package: `codemod` of `codemods/0.3.0.js`, a file that has the name of the version that needs it. It
 * changes files of the section, and returns their paths. It finds nothing to do where it has run already.
 */
type Codemod = (section: { root: string }) => readonly string[] | Promise<readonly string[]>;

/** A codemod that has run, and the files that it has changed; or why it failed. */
export interface RanCodemod {
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
  readonly failure?: string;
}

/**
 * Runs the codemods that the installed package brings for the versions of a step, the oldest first. After one that
 * fails the others run: a second update would run none of them.
 *
 * @param root folder of the section
 */
export async function runCodemods(root: string, name: string, step: Step): Promise<RanCodemod[]> {
  const folder = path.join(root, 'node_modules', name, 'codemods');
  if (!existsSync(folder)) return [];
  const versions = readdirSync(folder)
    .map((file) => path.basename(file, '.js'))
    .filter((version) => isBetween(version, step))
    .toSorted(semver.compare);
  const ran: RanCodemod[] = [];
  for (const version of versions) {
    const { href } = pathToFileURL(path.join(folder, `${version}.js`));
    try {
      // The package writes it so, and its own test calls it.
      const { codemod } = (await import(href)) as { codemod: Codemod };
      ran.push({ name, version, files: await codemod({ root }) });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      ran.push({ name, version, files: [], failure });
    }
  }
  return ran;
}
