import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  // Old packages have a list or an object here.
  license: z.unknown().optional(),
});

/** A package that holds a file of a build. */
export interface Package {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** As its `package.json` says, such as `MIT`. */
  readonly licence: string;
}

/** A text that a licence asks to hand on: of the licence, or of notices beside it. */
const legalFile = /^(?:licen[cs]e|notice|copying)/i;

/**
 * Finds the package of a folder of sources: its `package.json` has a name and a version.
 *
 * @returns null where there is none
 */
export function packageOf(sources: string): Package | null {
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
export function legalTexts({ folder }: Package): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && legalFile.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}
