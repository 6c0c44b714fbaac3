import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOperatorProgram } from '../cli/operator-program.ts';
import { runWords } from '../cli/run-words.ts';
import type { Surroundings } from '../cli/surroundings.ts';
import { layout, readEnvironment } from '../environment.ts';
import { createApp } from '../create-app.ts';
import { openRegistry, type Registry } from '../open-registry.ts';
import { buildFiles, writeRemoteFolder } from './build-fixture.ts';
import { copyMigratedDatabase } from './migrated-database.ts';

/** The output of one run of `pazar`, and its exit code. */
export interface CliRun {
  out: string;
  error: string;
  code: number;
  /** Questions with their replies. */
  asked: string;
}

/** Who runs `pazar`, and where. */
export interface Run {
  /** Variables besides those of the fixture; an empty one is not set. */
  variables: NodeJS.ProcessEnv;
  /** Name of the terminal; undefined is none, as in CI. */
  terminal: string | undefined;
  /** The reply to each question. */
  reply: string;
  /** What is typed unseen. */
  secret: string;
  folder: string;
  /** Ends what goes on by itself. */
  stop: AbortSignal;
}

/** A registry that listens, an edge and an asset origin, and `pazar` in front of them. */
export interface CliFixture {
  home: string;
  registry: Registry;
  addresses: { registry: string; shell: string };
  /** Runs `pazar` as from a terminal. */
  pazar: (...words: string[]) => Promise<CliRun>;
  /** As `pazar`, in another terminal; undefined is none, as in CI. */
  pazarIn: (terminal: string | undefined, ...words: string[]) => Promise<CliRun>;
  /** As `pazar`, where something is otherwise. */
  pazarAs: (run: Partial<Run>, ...words: string[]) => Promise<CliRun>;
  /** As `pazar`, with other variables. */
  pazarWith: (variables: NodeJS.ProcessEnv, ...words: string[]) => Promise<CliRun>;
  /** Writes the folder of a built remote; `changes` make it another build. */
  remoteFolder: (name: string, changes?: Record<string, string | null>) => Promise<string>;
  close: () => Promise<void>;
}

/** Opens everything in a separate folder, on free ports. All clocks in it are the given one. */
export async function openCli(now = () => new Date()): Promise<CliFixture> {
  const home = await mkdtemp(join(tmpdir(), 'pazar-cli-'));
  const { database, documents, assets } = layout(home);
  copyMigratedDatabase(database);
  const edge = await serveFolder('/releases/', documents);
  const origin = await serveFolder('/', assets);
  const environment = {
    PAZAR_HOME: home,
    PAZAR_ASSET_ORIGIN: urlOf(origin),
    PAZAR_NOTIFY_MAIL: 'ops@example.com',
  };
  const registry = await openRegistry(readEnvironment(environment), now);
  const app = createApp(registry, false);
  app.addHook('onSend', (_request, reply) => {
    // A reply is a promise of when it ends: to await it here would never return.
    void reply.header('date', now().toUTCString());
    return Promise.resolve();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const variables = {
    PAZAR_HOME: home,
    PAZAR_REGISTRY: urlOf(app.server),
    PAZAR_SHELL: urlOf(edge),
    XDG_CONFIG_HOME: join(home, 'config'),
  };
  const usual: Run = {
    variables: {},
    terminal: 'first',
    reply: 'y',
    secret: '',
    folder: home,
    stop: AbortSignal.abort(),
  };
  const pazarAs: CliFixture['pazarAs'] = (different, ...words) => {
    const run = { ...usual, ...different };
    const { terminal } = run;
    const seenFile = terminal && join(home, 'terminals', `${terminal}.json`);
    const all = { ...variables, ...run.variables };
    return runPazar({ ...run, now, variables: all, seenFile }, words);
  };
  return {
    home,
    registry,
    addresses: { registry: variables.PAZAR_REGISTRY, shell: variables.PAZAR_SHELL },
    pazar: (...words) => pazarAs({}, ...words),
    pazarIn: (terminal, ...words) => pazarAs({ terminal }, ...words),
    pazarWith: (more, ...words) => pazarAs({ variables: more }, ...words),
    pazarAs,
    remoteFolder: async (name, changes = {}) => {
      const folder = await mkdtemp(join(home, `${name}-`));
      await writeRemoteFolder(folder, buildFiles(name, changes));
      return folder;
    },
    close: async () => {
      await app.close();
      await registry.close();
      edge.close();
      origin.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function runPazar(
  { reply, secret, stop, ...given }: Run & Pick<Surroundings, 'now' | 'seenFile'>,
  words: string[],
): Promise<CliRun> {
  const run: CliRun = { out: '', error: '', code: -1, asked: '' };
  const ask: Surroundings['ask'] = (question) => {
    run.asked += `${question}${reply}\n`;
    return Promise.resolve(reply);
  };
  const surroundings: Surroundings = {
    ...given,
    ask: given.terminal === undefined ? undefined : ask,
    readSecret: () => Promise.resolve(secret),
    untilStopped: () => stop,
    write: (line) => (run.out += `${line}\n`),
    writeError: (line) => (run.error += `${line}\n`),
    showProgress: () => undefined,
    exit: (code) => (run.code = code),
  };
  await runWords(createOperatorProgram, surroundings, words);
  return run;
}

const twins: Record<string, string> = { br: '.br', gzip: '.gz' };

/** Serves the files of a folder as an edge or a bucket does, compressed where a twin is there. */
async function serveFolder(prefix: string, folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = join(folder, (request.url ?? '/').slice(prefix.length));
    const encoding = request.headers['accept-encoding'] ?? 'identity';
    const sendPlain = () =>
      readFile(path).then(
        (bytes) => response.end(bytes),
        () => response.writeHead(404).end(),
      );
    readFile(`${path}${twins[encoding] ?? '.none'}`).then(
      (bytes) => response.setHeader('content-encoding', encoding).end(bytes),
      sendPlain,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** The URL of a server that listens on this machine. */
export function urlOf(server: Server): string {
  // A listening TCP server has an address object; a string is for pipes.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
