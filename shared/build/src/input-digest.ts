import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The files of a folder from which a build makes code; tests are excluded. */
const input = /^(?:(?:src|assets)\/.*|package\.json|rsbuild\.config\.ts)$/;
const test = /\.test\.tsx?$/;

/** Texts are copied beside the code, and belong to it only where a source imports them. */
const texts = 'assets/localization/';
const script = /^src\/.*(?<!\.d)\.tsx?$/;

const digits = 8;

/**
 * Eight hexadecimal digits that change with the code of a remote's build: its own files, the
 * sources of our packages that it bundles, and the versions of the others. Texts that no source imports
 * do not change them.
 *
 * @param root folder of the remote
 */
export function inputDigest(root: string): string {
  const hash = createHash('sha256');
  for (const path of ownCode(root)) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  for (const name of dependenciesOf(root)) {
    const folder = join(root, 'node_modules', name);
    if (!existsSync(folder)) continue;
    const source = sourcesOf(realpathSync(folder));
    hash.update(`${name}\0`).update(readFileSync(join(folder, 'package.json')));
    if (!name.startsWith('@pazar/') || source === undefined) continue;
    for (const path of filesOf(source)) {
      hash.update(`${path}\0`).update(readFileSync(join(source, path)));
    }
  }
  return hash.digest('hex').slice(0, digits);
}

function ownCode(root: string): string[] {
  const own = filesOf(root).filter((path) => input.test(path));
  const importsTexts = own.some(
    (path) => script.test(path) && readFileSync(join(root, path), 'utf8').includes(texts),
  );
  return importsTexts ? own : own.filter((path) => !path.startsWith(texts));
}

/** The code of a package: its sources in the workspace, what was compiled of them in a packed one. */
function sourcesOf(folder: string): string | undefined {
  return ['src', 'dist/src'].map((part) => join(folder, part)).find((part) => existsSync(part));
}

function filesOf(folder: string): string[] {
  return globSync('**/*.*', { cwd: folder, exclude: ['**/node_modules', '**/dist'] })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !test.test(path))
    .toSorted();
}

function dependenciesOf(root: string): string[] {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return [];
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const isObject = typeof content === 'object' && content !== null;
  const dependencies = isObject && 'dependencies' in content ? content.dependencies : {};
  return Object.keys(dependencies ?? {}).toSorted();
}
