import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { Failure } from './failure.ts';
import { findFreePort } from './ports.ts';
import { findPostgres } from './find-postgres.ts';
import { runTool } from './run-tool.ts';

/** A PostgreSQL server for one test run. */
export interface TestPostgres {
  url: string;
  stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; its Debian package brings this user. */
const unprivileged = 'postgres';

/** Durability costs time, and these data live for minutes. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

async function must(command: readonly [string, ...string[]]): Promise<void> {
  const { failed, output } = await runTool({ command, cwd: tmpdir() });
  if (failed) throw new Failure(`${command.join(' ')} failed:\n${output}`);
}

/**
 * Starts a throw-away server on a free port, with trust authentication, reachable from this machine
 * alone. A server named by `PAZAR_TEST_POSTGRES_URL` is taken as it is.
 */
export async function startTestPostgres(given: string | undefined): Promise<TestPostgres> {
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  const programs = await findPostgres();
  const asUser: string[] = userInfo().uid === 0 ? ['runuser', '-u', unprivileged, '--'] : [];
  const run = (program: 'initdb' | 'pg_ctl', ...parameters: string[]) => {
    const [first, ...rest] = [...asUser, path.join(programs, program), ...parameters];
    return must([first ?? program, ...rest]);
  };

  const folder = await mkdtemp(path.join(tmpdir(), 'pazar-postgres-'));
  if (asUser.length > 0) await execa('chown', [unprivileged, folder]);
  const data = path.join(folder, 'data');
  const port = await findFreePort();
  const options = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ]
    .concat(settings)
    .map((setting) => `-c ${setting}`)
    .join(' ');
  await run(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  await run('pg_ctl', '-D', data, '-l', path.join(folder, 'log'), '-o', options, '-w', 'start');
  const [pid] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
  // The server is nobody's child: when this process is told to end, it has to be told as well.
  const endServer = () => process.kill(Number(pid), 'SIGQUIT');
  process.once('exit', endServer);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', endServer);
      await run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
