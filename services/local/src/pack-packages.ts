import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { Failure } from './command/failure.ts';
import { repositoryRoot } from './command/paths.ts';
import { createProgress } from './command/progress.ts';
import { runCommand } from './command/run-command.ts';
import { packPackage } from './pack/pack-package.ts';
import { teamPackages, type TeamPackage } from './pack/packages.ts';
import { readManifests } from './pack/read-manifests.ts';

const help = `Usage: pack-packages [folder]

Packs the packages that a team outside of this repository installs, one tarball each, as a package
registry wants them. By default into .pazar/packages. \`npm publish <tarball>\` publishes one, by whoever
owns the scope @pazar there.
`;

await runCommand(async () => {
  const [folder = path.join(repositoryRoot, '.pazar/packages'), ...others] = process.argv.slice(2);
  if (folder === '--help') {
    process.stdout.write(help);
    return 0;
  }
  if (folder === '' || others.length > 0 || folder.startsWith('-')) throw new Failure(help);
  const out = path.resolve(folder);
  const { say } = createProgress(process.stdout);
  await mkdir(out, { recursive: true });
  const before = await readdir(out);
  const other = before.find((name) => name !== 'staged' && !/^pazar-.*\.tgz$/.test(name));
  if (other !== undefined) {
    throw new Failure(`${out} has ${other}. Name a new folder, or one that has packages alone.`);
  }
  await Promise.all(before.map((name) => rm(path.join(out, name), { recursive: true })));
  const scratch = await mkdtemp(path.join(tmpdir(), 'pazar-manifests-'));
  try {
    const folders = [...new Set(teamPackages.map((each) => each.folder))];
    const manifests = await readManifests(folders, scratch);
    const manifestOf = ({ folder: source }: TeamPackage) => {
      const manifest = manifests.get(source);
      if (manifest === undefined) throw new Failure(`The package manager did not pack ${source}`);
      return manifest;
    };
    const versions = new Map(teamPackages.map((each) => [each.name, manifestOf(each).version]));
    const limit = pLimit(availableParallelism());
    await limit.map(teamPackages, async (each) => {
      say(path.basename(await packPackage(each, { manifest: manifestOf(each), versions }, out)));
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
    await rm(path.join(out, 'staged'), { recursive: true, force: true });
  }
  say(`They are in ${out}.`);
  return 0;
});
