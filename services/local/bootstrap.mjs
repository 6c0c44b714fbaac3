// What `npm start` and `npm test` run first: it needs Node 20 and npm, and nothing installed.
// It finds Node 24 and pnpm 11 (fetching them through npx when they are absent), installs what the
// lockfile says when that has changed, and hands over to a command in src/.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = 20;
const neededNode = 24;
// Newer majors of pnpm are not proven with this workspace.
const pnpmMajor = '11';
const packages = ['node@24', 'pnpm@11.28.10'];

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const toolchainFile = path.join(root, '.pazar', 'toolchain.json');
const installStamp = path.join(root, 'node_modules', '.pazar-installed');
const windows = process.platform === 'win32';
const commands = ['start', 'test', 'dev', 'check', 'reset'];

const nodeMajor = () => Number(process.versions.node.split('.')[0]);

function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

function report(title, started) {
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  process.stdout.write(`✓ ${title.padEnd(44)} ${seconds.padStart(8)}\n`);
}

/** Environment in which `node` and `pnpm` are the ones of the toolchain. */
function environmentOf(toolchain) {
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

/** The one that an earlier start found, when it is still there and new enough. */
function rememberedToolchain() {
  try {
    const toolchain = JSON.parse(readFileSync(toolchainFile, 'utf8'));
    if (!existsSync(toolchain.pnpm)) return undefined;
    const major = Number(versionOf(toolchain.node).split('.')[0]);
    return major >= neededNode ? toolchain : undefined;
  } catch {
    return undefined;
  }
}

/** Lets npx fetch both, and asks the fetched Node where they are. */
function fetchedToolchain() {
  process.stdout.write(`… Node ${neededNode} and pnpm ${pnpmMajor} are fetched through npx\n`);
  const script = `node "${fileURLToPath(import.meta.url)}" locate`;
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

function findToolchain() {
  const known = rememberedToolchain() ?? ownToolchain();
  if (known !== undefined) return remember(known);
  const started = performance.now();
  const fetched = remember(fetchedToolchain());
  report(`Node ${neededNode} and pnpm ${pnpmMajor}`, started);
  return fetched;
}

function remember(toolchain) {
  mkdirSync(path.dirname(toolchainFile), { recursive: true });
  writeFileSync(toolchainFile, JSON.stringify(toolchain));
  return toolchain;
}

const byName = (left, right) => left.localeCompare(right);

/** Every folder with a package.json, by the layout of the workspace. */
function packageFolders() {
  const grouped = ['remotes', 'shared', 'services'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => path.join(group, name)),
  );
  return ['.', 'host', 'e2e', ...grouped]
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .toSorted(byName);
}

/** The bytes that decide what is installed. */
function hashOfDependencies(folders) {
  const manifests = folders.map((folder) => path.join(folder, 'package.json'));
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function isInstalled(folders, hash) {
  return (
    existsSync(installStamp) &&
    readFileSync(installStamp, 'utf8') === hash &&
    folders.every((folder) => existsSync(path.join(root, folder, 'node_modules')))
  );
}

function install(env) {
  const folders = packageFolders();
  const hash = hashOfDependencies(folders);
  if (isInstalled(folders, hash)) return;
  const started = performance.now();
  const run = spawnSync('pnpm', ['install', '--frozen-lockfile'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
  });
  if (run.status !== 0) fail(`pnpm install failed:\n${run.stdout ?? ''}${run.stderr ?? ''}`);
  writeFileSync(installStamp, hash);
  report('dependencies', started);
}

/** Runs the command with the toolchain's Node; signals go on to it, its exit code comes back. */
function handOver(command, toolchain, env) {
  const script = path.join(root, 'services', 'local', 'src', `${command}.ts`);
  const child = spawn(toolchain.node, [script, ...process.argv.slice(3)], {
    cwd: root,
    env: { ...env, PAZAR_PARENT: String(process.pid) },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) whenOrphaned(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`${toolchain.node} could not be run: ${error.message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
}

/** npm signals the shell between it and us, and that shell ends without passing it on. */
function whenOrphaned(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 200);
  timer.unref();
}

function main() {
  const command = process.argv[2] ?? '';
  if (nodeMajor() < oldestNode) {
    fail(`Pazar needs Node ${oldestNode} or later; this is ${process.versions.node}.`);
  }
  if (command === 'locate') {
    process.stdout.write(
      `${JSON.stringify({ node: process.execPath, pnpm: findInPath('pnpm') })}\n`,
    );
    return;
  }
  if (!commands.includes(command)) fail(`Say one of: ${commands.join(', ')}.`);
  const toolchain = findToolchain();
  const env = environmentOf(toolchain);
  install(env);
  handOver(command, toolchain, env);
}

main();
