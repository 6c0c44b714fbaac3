import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  // Old packages have a list or an object here.
  license: z.unknown().optional(),
});

/** A text that a licence asks to hand on: of the licence, or of notices beside it. */
const legalFile = /^(?:licen[cs]e|notice|copying)/i;

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

/** A package that holds a file of a build. */
interface Package {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** As its `package.json` says, such as `MIT`. */
  readonly licence: string;
}

/**
 * Finds the package of a folder of sources: its `package.json` has a name and a version.
 *
 * @returns null where there is none
 */
function packageOf(sources: string): Package | null {
  for (let folder = sources; folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = readManifest(folder);
    if (manifest === null) continue;
    const { name, version, license } = manifest;
    return { folder, name, version, licence: typeof license === 'string' ? license : 'not named' };
  }
  return null;
}

function readManifest(folder: string) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  return manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
}

/** The texts of a package's licences and notices, in the order of their files. */
function legalTexts({ folder }: Package): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && legalFile.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}
