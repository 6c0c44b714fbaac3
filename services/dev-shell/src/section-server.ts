import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The first build of a cold machine. */
const deadlineMs = 120_000;

/**
 * Starts the development server of a section and waits until it has built the section once.
 *
 * @param root folder of the section, where Rsbuild is installed
 *
 * @throws Error when it ends before
 */
export async function startSectionServer(
  root: string,
  { port, headers }: { port: number; headers: boolean },
): Promise<ChildProcess> {
  const program = path.join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const child = spawn(
    process.execPath,
    [program, 'dev', ...(headers ? ['--env-mode', 'headers'] : [])],
    {
      cwd: root,
      env: { ...process.env, PAZAR_REMOTE_PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const ended = once(child, 'exit').then(() => {
    throw new Error('The development server of the section ended; its output is above.');
  });
  ended.catch(() => undefined);
  // However this process ends, the server ends with it.
  process.on('exit', () => child.kill());
  await Promise.race([ended, untilReady(`http://127.0.0.1:${port}/mf-manifest.json`)]);
  return child;
}

async function untilReady(url: string): Promise<void> {
  const end = Date.now() + deadlineMs;
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    await setTimeout(100);
  }
  throw new Error(`The section was not built within ${deadlineMs / 1000} s.`);
}
