import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvironment } from '@pazar/edge/environment';
import { createShellApp } from '@pazar/edge/shell-app';
import { copyDocument, writeEmptyDocument } from './documents.ts';
import { forwardApi } from './forward-api.ts';
import type { Options } from './options.ts';
import { ownAnswers } from './own-answers.ts';
import { playAccount } from './played-api/play-account.ts';
import { playRecords } from './played-api/played-data.ts';
import { servePlayedApi } from './played-api/serve-played-api.ts';

/** The section that is developed. */
export interface DevelopedSection {
  /** Its folder. */
  readonly root: string;
  readonly name: string;
  /** The origin of its development server. */
  readonly server: string;
}

/** A development shell that listens. */
export interface OpenShell {
  readonly origin: string;
  close(): Promise<void>;
}

/** The headers by which a page of production refuses code; a development shell sends them on request. */
const protections = [
  'content-security-policy',
  'integrity-policy',
  'integrity-policy-report-only',
  'reporting-endpoints',
];

/**
 * Opens the shell: its files, its documents and its API, in this process.
 *
 * @param shellRoot folder of the host's development build
 */
export async function openShell(
  section: DevelopedSection,
  options: Pick<Options, 'role' | 'against' | 'headers' | 'port'>,
  shellRoot: string,
): Promise<OpenShell> {
  const { against, headers, port } = options;
  const home = await mkdtemp(path.join(tmpdir(), 'pazar-dev-'));
  const documents = path.join(home, 'documents');
  const api = against === undefined ? playedApi(section.root, options.role) : forwardApi(against);
  const assets = await (against === undefined
    ? writeEmptyDocument(documents)
    : copyDocument(documents, against));
  const answering = await listenLocally(api);
  const environment = readEnvironment({
    PAZAR_HOME: home,
    PAZAR_SHELL_ROOT: shellRoot,
    PAZAR_SHELL_PORT: String(port),
    PAZAR_API_ORIGIN: answering,
    // Without it the edge would send a session of the running shell to whatever listens at the registry's port.
    PAZAR_RELEASES_ORIGIN: answering,
    PAZAR_ASSET_ORIGIN: assets ?? section.server,
    PAZAR_TELEMETRY_SAMPLE: '0',
    PAZAR_OVERRIDE_ORIGINS: section.server,
    PAZAR_DEVELOPMENT_REMOTES: JSON.stringify({ [section.name]: section.server }),
    PAZAR_SEED: 'off',
  });
  const app = await createShellApp(environment, false);
  if (!headers) {
    app.addHook('onSend', async (_request, reply) => {
      for (const name of protections) reply.removeHeader(name);
    });
  }
  // A name and no number: passkeys need one.
  await app.listen({ port, host: '127.0.0.1' });
  return {
    origin: `http://localhost:${port}`,
    async close() {
      await app.close();
      api.close();
      api.closeAllConnections();
      await rm(home, { recursive: true, force: true });
    },
  };
}

function playedApi(root: string, role: Options['role']): Server {
  const own = ownAnswers(root);
  const usual = [playAccount(role), ...playRecords()];
  return servePlayedApi({
    players: async () => [await own(), ...usual],
    say: (line) => process.stdout.write(`${line}\n`),
  });
}

async function listenLocally(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server has an address object; a string is for pipes.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
