// Finds Node 24 and pnpm 11 without anything installed; runs on Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, report } from './words.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const atRoot = (name) => readFileSync(path.resolve(here, '../..', name), 'utf8').trim();

// `.nvmrc` is for version managers, `packageManager` for Corepack and pnpm: each version is there alone.
const nodeVersion = atRoot('.nvmrc');
const { packageManager } = JSON.parse(atRoot('package.json'));
const neededNode = Number(nodeVersion.split('.')[0]);
// Newer majors of pnpm are not proven with this workspace.
const pnpmMajor = packageManager.replace(/^pnpm@/, '').split('.')[0];
const packages = [`node@${nodeVersion}`, packageManager];

const windows = process.platform === 'win32';
const memory = (root) => path.join(root, '.pazar', 'toolchain.json');

/** Major version of the Node that runs this. */
export const nodeMajor = () => Number(process.versions.node.split('.')[0]);

/** An environment in which `node` and `pnpm` are those of the toolchain. */
export function environmentOf(toolchain) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [path.dirname(toolchain.node), path.dirname(toolchain.pnpm), process.env[key]];
  return { ...process.env, [key]: folders.filter(Boolean).join(path.delimiter) };
}

function findInPath(name) {
  const folders = (process.env.PATH ?? process.env.Path ?? '').split(path.delimiter);
  const names = windows ? [`${name}.cmd`, `${name}.exe`] : [name];
  return folders
    .filter(Boolean)
    .flatMap((folder) => names.map((file) => path.join(folder, file)))
    .find((file) => existsSync(file));
}

function versionOf(program, env = process.env) {
  const run = spawnSync(program, ['--version'], { encoding: 'utf8', env, shell: windows });
  return run.status === 0 ? run.stdout.trim().replace(/^v/, '') : '';
}

/** The toolchain of this process, when it is new enough. */
function ownToolchain() {
  if (nodeMajor() < neededNode) return undefined;
  const pnpm = findInPath('pnpm');
  if (pnpm === undefined || versionOf(pnpm).split('.')[0] !== pnpmMajor) return undefined;
  return { node: process.execPath, pnpm };
}

/** The toolchain of an earlier start, when it still exists and is new enough. */
function rememberedToolchain(root) {
  try {
    const toolchain = JSON.parse(readFileSync(memory(root), 'utf8'));
    if (!existsSync(toolchain.pnpm)) return undefined;
    const major = Number(versionOf(toolchain.node).split('.')[0]);
    return major >= neededNode ? toolchain : undefined;
  } catch {
    return undefined;
  }
}

/** Lets npx fetch both, and asks the fetched Node for their paths. */
function fetchedToolchain(root) {
  process.stdout.write(`… Node ${neededNode} and pnpm ${pnpmMajor} are fetched through npx\n`);
  const script = `node "${path.join(here, 'bootstrap.mjs')}" locate`;
  const parameters = [
    '--yes',
    '--loglevel=error',
    ...packages.map((name) => `--package=${name}`),
    '-c',
    script,
  ];
  const run = spawnSync('npx', parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: windows,
  });
  const found = run.stdout?.split('\n').find((line) => line.startsWith('{"node":'));
  if (run.status === 0 && found !== undefined) return JSON.parse(found);
  return fail(
    `Node ${neededNode} and pnpm ${pnpmMajor} could not be fetched through npx (its words are above).\n` +
      'Check the network and npm, or put both in PATH and try again.',
  );
}

/** Node and pnpm that are new enough: those of an earlier run, our own, or fetched ones. */
export function findToolchain(root) {
  const known = rememberedToolchain(root) ?? ownToolchain();
  if (known !== undefined) return remember(root, known);
  const started = performance.now();
  const fetched = remember(root, fetchedToolchain(root));
  report(`Node ${neededNode} and pnpm ${pnpmMajor}`, started);
  return fetched;
}

function remember(root, toolchain) {
  mkdirSync(path.dirname(memory(root)), { recursive: true });
  writeFileSync(memory(root), JSON.stringify(toolchain));
  return toolchain;
}

/** The output of the fetched Node when npx runs it, on one line. */
export function printToolchain() {
  const toolchain = { node: process.execPath, pnpm: findInPath('pnpm') };
  process.stdout.write(`${JSON.stringify(toolchain)}\n`);
}
