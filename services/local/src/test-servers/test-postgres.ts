import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { Failure } from '../command/failure.ts';
import { mustRun } from '../supervise/must-run.ts';
import { runTool, type ToolRun } from '../supervise/run-tool.ts';
import { findPostgres } from './find-postgres.ts';

/** A PostgreSQL server for one test run. */
export interface TestPostgres {
  url: string;
  stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; its Debian package brings this user. */
const unprivileged = 'postgres';

/** Durability costs time, and these data live for minutes. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

type User = NonNullable<ToolRun['user']>;

/** The user to run as when we are root; otherwise we are good enough ourselves. */
async function findUser(): Promise<User | undefined> {
  if (userInfo().uid !== 0) return undefined;
  const ask = async (option: '-u' | '-g') => {
    const { failed, output } = await runTool({ command: ['id', option, unprivileged] });
    if (failed)
      throw new Failure(`PostgreSQL does not run as root, and there is no other user:\n${output}`);
    return Number(output);
  };
  return { uid: await ask('-u'), gid: await ask('-g') };
}

/**
 * Starts a temporary server on a free port, with trust authentication, reachable only from this
 * machine. A server named by `PAZAR_TEST_POSTGRES_URL` is used unchanged.
 *
 * @param given the value of that variable
 * @param scratch the folder to keep its data in
 */
export async function startTestPostgres(
  given: string | undefined,
  scratch: string,
): Promise<TestPostgres> {
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  const programs = await findPostgres();
  const user = await findUser();
  const folder = await mkdtemp(path.join(scratch, 'pazar-postgres-'));
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const run = (program: 'initdb' | 'pg_ctl', ...parameters: string[]) =>
    mustRun({
      command: [path.join(programs, program), '-D', data, ...parameters],
      cwd: folder,
      ...(user !== undefined && { user }),
    });

  const port = await getPort();
  const options = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    ...settings,
  ];
  const flags = options.map((setting) => `-c ${setting}`).join(' ');
  await run(
    'initdb',
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  await run('pg_ctl', '-l', path.join(folder, 'log'), '-o', flags, '-w', 'start');
  const [pid] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
  // The server is not a child of this process, so it must be stopped when this process is.
  const endServer = () => process.kill(Number(pid), 'SIGQUIT');
  process.prependOnceListener('exit', endServer);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', endServer);
      await run('pg_ctl', '-m', 'immediate', '-w', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
