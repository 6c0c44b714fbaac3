#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  sectionDescriptorSchema,
  withoutEditorMember,
} from '@pazar/contracts/releases/section-file';
import getPort from 'get-port';
import { openShell } from './open-shell.ts';
import { help, readOptions, WrongOption } from './options.ts';
import { startSectionServer } from './section-server.ts';

/** The host's development build, in this package. */
const shellRoot = path.resolve(import.meta.dirname, '../shell');

function readSection(root: string) {
  const file = path.join(root, 'section.json');
  if (!existsSync(file)) {
    throw new WrongOption(`${root} has no section.json. Run this in the folder of a section.`);
  }
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const section = sectionDescriptorSchema.parse(withoutEditorMember(written));
  const [route] = section.routes;
  const isForManagers = route?.roles.includes('ROLE_MANAGEMENT') === true;
  return { name: section.name, path: route?.path ?? '', isForManagers };
}

async function main(): Promise<void> {
  const started = performance.now();
  if (process.argv.includes('--help')) {
    process.stdout.write(help);
    return;
  }
  const root = process.cwd();
  const section = readSection(root);
  const options = readOptions(process.argv.slice(2), section.isForManagers ? 'manager' : 'agent');
  const port = await getPort({ port: [options.port, options.port + 1, options.port + 2] });
  const remotePort = await getPort({ port: [3110, 3111, 3112], exclude: [port] });
  const server = `http://127.0.0.1:${remotePort}`;
  const [child, shell] = await Promise.all([
    startSectionServer(root, { port: remotePort, headers: options.headers }),
    openShell({ root, name: section.name, server }, { ...options, port }, shellRoot),
  ]);
  stopWith(child, () => shell.close());
  const login = options.against === undefined ? `?jwt=played-${options.role}` : '';
  const address = `${shell.origin}/${section.path}${login}`;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `\n  ${section.name} is at ${address} (${seconds} s)\n  Ctrl-C stops it.\n\n`,
  );
  if (options.open) openBrowser(address);
}

function stopWith(
  child: Awaited<ReturnType<typeof startSectionServer>>,
  close: () => Promise<void>,
) {
  let isStopping = false;
  const stop = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    child.kill();
    void close().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  child.on('exit', () => stop(1));
}

const openers: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: 'open',
  win32: 'explorer',
};

/** Without a browser on this machine the printed address is enough. */
function openBrowser(address: string): void {
  const program = openers[process.platform] ?? 'xdg-open';
  const child = spawn(program, [address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

main().catch((error: unknown) => {
  const isExpected = error instanceof WrongOption;
  process.stderr.write(`${error instanceof Error && !isExpected ? error.stack : String(error)}\n`);
  process.exit(1);
});
