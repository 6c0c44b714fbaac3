import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { launchChromium } from '../../system/launch-chromium.ts';
import { startSystem } from '../../system/pazar-system.ts';
import { repository } from '../../system/repository.ts';
import { runCommand } from '../../system/run-command.ts';
import { Journey, type Tools } from './play-journey.ts';
import { playRegistry } from './play-registry.ts';
import { raisePackages } from './raise-packages.ts';

/** Words of the command line choose some of the journeys: `pnpm prove:journey npm 24`. */
const words = process.argv.slice(2);

function choose<T extends string | number>(all: readonly T[]): readonly T[] {
  const chosen = all.filter((each) => words.includes(String(each)));
  return chosen.length > 0 ? chosen : all;
}

/** The oldest that the packages accept, and the one of this repository. */
const nodes = choose([22, 24]);
const managers = choose(['npm', 'pnpm']);

const say = (line: string) => process.stdout.write(`${line}\n`);

const generator = 'pazar-create-remote-';

/** The folder of a Node of this major version, fetched from the package registry unless it runs this. */
async function findNode(major: number): Promise<Tools['node']> {
  const own = Number(process.versions.node.split('.')[0]) === major;
  const script = "process.stdout.write(process.execPath + ' ' + process.version)";
  const command = own
    ? [process.execPath, '-e', script]
    : ['npm', 'exec', '--yes', `--package=node@${major}`, '--', 'node', '-e', script];
  const [program = '', version = ''] = (await runCommand(tmpdir(), command)).split(' ');
  if (!version.startsWith(`v${major}.`)) throw new Error(`node@${major} is Node ${version}`);
  say(`Node ${version}`);
  return { major, folder: dirname(program) };
}

/** Plays the journey of a team with every package manager and Node, and once over the next minor version. */
async function prove(scratch: string): Promise<void> {
  say('The packages are packed, and published to a package registry on this machine …');
  const packages = join(scratch, 'packages');
  const packing = ['services/local/bootstrap.mjs', 'pack-packages', packages];
  await runCommand(repository, [process.execPath, ...packing]);
  const [registry, system, browser] = await Promise.all([
    playRegistry(join(scratch, 'registry')),
    startSystem(),
    launchChromium(),
  ]);
  try {
    for (const file of await readdir(packages)) await registry.publish(join(packages, file));
    const token = await readFile(join(system.home, 'releases', 'publish-token'), 'utf8');
    const variables = {
      ...registry.variables,
      PAZAR_REGISTRY: system.releasesUrl,
      PAZAR_TOKEN: token.trim(),
      npm_config_cache: join(scratch, 'npm-cache'),
      pnpm_config_store_dir: join(scratch, 'pnpm-store'),
    };
    const play = async (tools: Tools, steps: (journey: Journey) => Promise<void>) => {
      const title = `${tools.manager} on Node ${tools.node.major}`;
      say(`\n${title}`);
      const folder = join(scratch, title.replaceAll(' ', '-'));
      await mkdir(folder, { recursive: true });
      const context = await browser.newContext();
      const around = { folder, variables, page: await context.newPage(), say };
      const journey = new Journey(tools, around);
      try {
        await steps(journey);
      } finally {
        await context.close();
        await journey.remove();
      }
    };
    const found: Tools['node'][] = [];
    for (const major of nodes) found.push(await findNode(major));
    for (const node of found) {
      for (const manager of managers) {
        await play({ manager, node }, async (journey) => {
          await journey.make();
          await journey.develop();
          await journey.check();
          await journey.ship(node === found[0] && manager === managers[0]);
        });
      }
    }
    // The packages of today become the previous minor of those that come out now.
    const [now = ''] = (await readdir(packages)).filter((file) => file.startsWith(generator));
    const previous = now.slice(generator.length, -'.tgz'.length);
    const next = await raisePackages(packages, join(scratch, 'next'));
    for (const tarball of next) await registry.publish(tarball);
    const [newest] = found.toReversed();
    if (newest === undefined) return;
    for (const manager of managers) {
      await play({ manager, node: newest }, async (journey) => {
        await journey.make(previous);
        await journey.update();
      });
    }
  } finally {
    await Promise.allSettled([browser.close(), system.close(), registry.close()]);
  }
}

const scratch = await mkdtemp(join(tmpdir(), 'pazar-journey-'));
const started = performance.now();
try {
  await prove(scratch);
  say(
    `\nAll journeys end as they should (${((performance.now() - started) / 1000).toFixed(0)} s).`,
  );
} finally {
  await rm(scratch, { recursive: true, force: true });
}
