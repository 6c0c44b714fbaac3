import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import type { BuildFile } from '../domain/build-file.ts';
import { BuildRefusal } from '../domain/build-refusal.ts';
import { buildVersion } from '../domain/content-digest.ts';
import { inspectBuild, type InspectedBuild } from '../domain/inspect-build.ts';

export interface LocalBuild {
  remote: string;
  version: string;
  files: BuildFile[];
  inspected: InspectedBuild;
}

const packageSchema = z.looseObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/, { error: 'must be major.minor.patch' }),
});

/**
 * Reads `<folder>/dist` and the version of `<folder>/package.json`. Throws `BuildRefusal` with
 * every reason, or an error that names the missing file.
 */
export async function readBuildFolder(folder: string): Promise<LocalBuild> {
  const packageVersion = await readPackageVersion(join(folder, 'package.json'));
  const files = await readFiles(join(folder, 'dist'));
  const inspected = inspectBuild(files);
  return {
    remote: inspected.section.name,
    version: buildVersion(packageVersion, files),
    files,
    inspected,
  };
}

async function readPackageVersion(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new Error(`${path} cannot be read; give the folder of a remote`, { cause: error });
  });
  const parsed = packageSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data.version;
}

async function readFiles(root: string): Promise<BuildFile[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      throw new Error(`${root} cannot be read; build the remote first`, { cause: error });
    },
  );
  const plain = entries.filter((entry) => !entry.isDirectory());
  const named = plain.map((entry) => ({
    path: relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'),
    isFile: entry.isFile(),
  }));
  // A link may point outside the build, to a file that must not be published.
  const links = named.filter(({ isFile }) => !isFile);
  if (links.length > 0) {
    throw new BuildRefusal(links.map(({ path }) => ({ path, detail: 'is not a plain file' })));
  }
  return Promise.all(
    named
      .toSorted((left, right) => (left.path < right.path ? -1 : 1))
      .map(async ({ path }) => ({ path, bytes: await readFile(join(root, path)) })),
  );
}
