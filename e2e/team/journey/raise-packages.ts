import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../system/run-command.ts';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  pazar?: { versions?: Record<string, string> };
}

const nextMinor = (version: string) =>
  version.replace(/^(\^?\d+)\.(\d+)\.\d+$/, (_all, major: string, minor: string) =>
    [major, Number(minor) + 1, 0].join('.'),
  );

const raised = (ranges: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => [
      name,
      name.startsWith('@pazar/') ? nextMinor(range) : range,
    ]),
  );

/**
 * Packs packages once more as their next minor version, with an entry in the changelog and the same code.
 *
 * @param from the folder of the tarballs
 * @returns the new tarballs
 */
export async function raisePackages(from: string, to: string): Promise<string[]> {
  await mkdir(to, { recursive: true });
  const tarballs = (await readdir(from)).filter((file) => file.endsWith('.tgz'));
  return Promise.all(
    tarballs.map(async (file) => {
      const folder = join(to, file.replace(/-\d.*$/, ''));
      await mkdir(folder);
      await runCommand(folder, ['tar', '-xzf', join(from, file)]);
      const place = join(folder, 'package', 'package.json');
      // The command that packed it wrote it so.
      const manifest = JSON.parse(await readFile(place, 'utf8')) as Manifest;
      const version = nextMinor(manifest.version);
      const { dependencies, pazar } = manifest;
      const next = {
        ...manifest,
        version,
        dependencies: raised(dependencies),
        ...(pazar?.versions && { pazar: { ...pazar, versions: raised(pazar.versions) } }),
      };
      await writeFile(place, JSON.stringify(next, null, 2));
      const changes = `# ${manifest.name}\n\n## ${version}\n\n- The next minor version.\n`;
      await writeFile(join(folder, 'package', 'CHANGELOG.md'), changes);
      const tarball = join(to, `${file.replace(/-\d.*$/, '')}-${version}.tgz`);
      await runCommand(folder, ['tar', '-czf', tarball, 'package']);
      return tarball;
    }),
  );
}
