import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { legalTexts, type Package, packageOf } from './package-of.ts';

/** Texts of our own packages about data of others in them. */
const ownNotices = 'THIRD-PARTY.txt';

const rule = `\n\n${'-'.repeat(80)}\n\n`;
const title = 'Software and data of others in this build, with their licences';

/** Packages of Pazar: a team outside the repository installs them as it installs those of others. */
const isOurs = ({ folder, name }: Package) =>
  name.startsWith('@pazar/') || !/[\\/]node_modules[\\/]/.test(folder);

/**
 * Writes the notices of the packages that hold the files, sorted by name, each once: name, version,
 * licence and the texts of its licence files.
 *
 * @param files absolute paths, links resolved
 */
export function writeNotices(files: readonly string[]): string {
  const packages = new Map<string, Package>();
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    const found = packageOf(folder);
    if (found !== null) packages.set(`${found.name} ${found.version}`, found);
  }
  const all = [...packages.values()].toSorted((left, right) =>
    keyOf(left) < keyOf(right) ? -1 : 1,
  );
  const parts = [
    ...all.filter((found) => !isOurs(found)).map(describe),
    ...all.filter(isOurs).flatMap(ownTexts),
  ];
  return `${[title, ...parts].join(rule)}\n`;
}

const keyOf = ({ name, version }: Package) => `${name} ${version}`;

function describe(found: Package): string {
  const texts = legalTexts(found);
  const licence = `Licence: ${found.licence}`;
  if (texts.length > 0) return [`${keyOf(found)}\n${licence}`, ...texts].join('\n\n');
  return `${keyOf(found)}\n${licence}\nThe package brings no text of its licence.`;
}

function ownTexts({ folder }: Package): string[] {
  const file = join(folder, ownNotices);
  return existsSync(file) ? [readFileSync(file, 'utf8').trim()] : [];
}
