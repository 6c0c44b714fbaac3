import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { runCommand } from './run-command.ts';
import { probeFolder, repository } from './repository.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A file of a remote, a text in it, and its replacement. */
export interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A probe that throws when it is shown for the first time. */
export const brokenProbe: Change = {
  file: 'src/pages/probe-page.tsx',
  from: "const { t } = useTranslation('probe');",
  to: `const { t } = useTranslation('probe');
  if (t('probe.title') !== '') throw new Error('The probe is broken');`,
};

/**
 * Builds another version of a remote outside the repository.
 *
 * @param remote its folder, from the root of the repository
 *
 * @returns the folder of the variant, which has the same path below a temporary folder; it is removed
 * when this process ends
 */
export async function buildVariant(
  changes: readonly Change[],
  remote = probeFolder,
): Promise<string> {
  const folder = join(temporaryFolder('variant'), remote);
  const source = join(repository, remote);
  const parts = ['src', 'assets', 'package.json', 'section.json', 'rsbuild.config.ts'];
  await Promise.all(
    parts.map((part) => cp(join(source, part), join(folder, part), { recursive: true })),
  );
  await symlink(join(source, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const change of changes) await replaceIn(join(folder, change.file), change);
  const builder = join(source, 'node_modules', '.bin', 'rsbuild');
  await runCommand(folder, [builder, 'build'], { NODE_ENV: 'production' });
  return folder;
}

/** The same build with another text in it: a version with the same scripts as the other. */
export function retitle(build: string, change: Omit<Change, 'file'>): Promise<string> {
  return changeBuild(build, { file: 'dist/assets/localization/en.json', ...change });
}

/** The same build with one of its files changed, in a separate folder. */
export async function changeBuild(build: string, change: Change): Promise<string> {
  const folder = temporaryFolder('probe');
  await cp(build, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const file = join(folder, change.file);
  await replaceIn(file, change);
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, brotliCompressSync(bytes));
  await writeFile(`${file}.gz`, gzipSync(bytes));
  return folder;
}

async function replaceIn(file: string, { from, to }: Omit<Change, 'file'>): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(file, text.replace(from, to));
}
