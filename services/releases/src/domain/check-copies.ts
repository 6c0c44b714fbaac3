import { noticesFile } from '@pazar/contracts/releases/notices-file';
import {
  howToShare,
  ownCopiesIn,
  sharedPackageNames,
} from '@pazar/contracts/releases/shared-packages';
import { z } from 'zod';
import type { BuildFile } from './build-file.ts';
import type { RefusalReason } from './build-refusal.ts';

const sourceMapSchema = z.object({ sources: z.array(z.string()) });

/** A package in the notices: `axios 1.21.1`, with its licence in the next line. */
const noticed = /^(\S+) \S+\nLicence:/gm;

/**
 * Finds copies of packages of which a page may have one, the host's: the source maps name every source
 * of a script, and the notices every package.
 */
export function checkCopies(files: ReadonlyMap<string, BuildFile>): RefusalReason[] {
  return [...files.values()].flatMap(({ path, bytes }) =>
    copiesIn(path, bytes).map((name) => ({ path, detail: `has a copy of ${name}; ${howToShare}` })),
  );
}

function copiesIn(path: string, bytes: Uint8Array): readonly string[] {
  if (path.endsWith('.js.map')) return ownCopiesIn(sourcesOf(new TextDecoder().decode(bytes)));
  if (path !== noticesFile) return [];
  const names = [...new TextDecoder().decode(bytes).matchAll(noticed)].map(([, name]) => name);
  return sharedPackageNames.filter((name) => names.includes(name));
}

/** A map that is none names no source: only debuggers read it. */
function sourcesOf(text: string): readonly string[] {
  try {
    return sourceMapSchema.safeParse(JSON.parse(text)).data?.sources ?? [];
  } catch {
    return [];
  }
}
