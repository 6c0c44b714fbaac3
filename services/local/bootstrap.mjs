// The entry point of `npm start`, `npm test` and the other scripts of the root: it needs Node 20 and
// npm, and no installed packages. It finds Node 24 and pnpm 11 (fetching them through npx when they
// are absent), installs the lockfile when that has changed, and runs a command in src/, the command
// line of the registry, or pnpm itself.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf, findToolchain, nodeMajor, printToolchain } from './toolchain.mjs';
import { fail, report } from './words.mjs';

const oldestNode = 20;
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const installStamp = path.join(root, 'node_modules', '.pazar-installed');
const ownCommands = ['start', 'test', 'dev', 'check', 'reset', 'new-remote', 'pack-packages'];
const commands = [...ownCommands, 'pazar', 'pnpm'];

const byName = (left, right) => left.localeCompare(right);

/** Every folder with a package.json, by the layout of the workspace. */
function packageFolders() {
  const grouped = ['remotes', 'shared', 'services', 'e2e/remotes'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => path.join(group, name)),
  );
  return ['.', 'host', 'e2e', ...grouped]
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .toSorted(byName);
}

/** The files that determine what is installed. */
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
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) fail(`pnpm install failed:\n${run.stdout ?? ''}${run.stderr ?? ''}`);
  writeFileSync(installStamp, hash);
  report('dependencies', started);
}

/** The program of a command, and its first words. */
function programOf(command, { node, pnpm }) {
  if (command === 'pnpm') return [pnpm];
  const script = command === 'pazar' ? 'releases/src/cli/main.ts' : `local/src/${command}.ts`;
  return [node, path.join(root, 'services', script)];
}

/** Runs the command with the toolchain; forwards signals, returns its exit code. */
function handOver(command, toolchain, env) {
  const [program, ...words] = programOf(command, toolchain);
  const child = spawn(program, [...words, ...process.argv.slice(3)], {
    cwd: root,
    env,
    shell: command === 'pnpm' && process.platform === 'win32',
    // A command of src/ notices by the channel that this process has ended.
    stdio: ownCommands.includes(command) ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) whenOrphaned(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`${program} could not be run: ${error.message}`));
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
  if (command === 'locate') return printToolchain();
  if (!commands.includes(command)) fail(`Say one of: ${commands.join(', ')}.`);
  const toolchain = findToolchain(root);
  const env = environmentOf(toolchain);
  install(env);
  handOver(command, toolchain, env);
}

main();
