import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UpdateFailure } from './update-failure.ts';

/** Where a package manager runs, and until when. */
export interface Where {
  /** Folder of the section. */
  readonly root: string;
  readonly variables: NodeJS.ProcessEnv;
  /** Aborts once the user ends the command. */
  readonly stopped: AbortSignal;
}

/** Runs npm and answers what it wrote to its standard output. */
export async function runNpm(words: readonly string[], where: Where): Promise<string> {
  return run(['npm', ...words], where);
}

/** Installs what `package.json` names, with the package manager whose lockfile the folder has. */
export async function installPackages(where: Where): Promise<void> {
  const has = (file: string) => existsSync(path.join(where.root, file));
  await run(
    has('pnpm-lock.yaml')
      ? ['pnpm', 'install', '--no-frozen-lockfile']
      : ['npm', 'install', '--no-audit', '--no-fund'],
    where,
  );
}

/**
 * @throws UpdateFailure with the output of the program, when it fails
 */
async function run(
  [program = '', ...words]: string[],
  { root, variables, stopped }: Where,
): Promise<string> {
  // npm and pnpm are scripts on Windows, which only its shell runs.
  const shell = process.platform === 'win32';
  // Packages run scripts of their own when they are installed: the token of the registry is not for them.
  const env = { ...variables, PAZAR_TOKEN: undefined };
  const child = spawn(program, words, { cwd: root, env, shell });
  const stop = () => child.kill('SIGINT');
  stopped.addEventListener('abort', stop);
  const out: Buffer[] = [];
  const all: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    out.push(chunk);
    all.push(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => all.push(chunk));
  const end = await new Promise<number | Error | null>((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
  stopped.removeEventListener('abort', stop);
  if (end === 0 && !stopped.aborted) return Buffer.concat(out).toString();
  const said = end instanceof Error ? end.message : Buffer.concat(all).toString().trim();
  const why = stopped.aborted ? 'it was stopped' : said;
  throw new UpdateFailure(`${program} ${words[0] ?? ''} failed:\n${why}`);
}
