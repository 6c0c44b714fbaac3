import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createScratchDatabase,
  type ScratchDatabase,
} from '@pazar/service/testing/scratch-database';
import { freePort } from './free-port.ts';
import { startNginx } from './nginx.ts';
import { systemParts, type SystemParts } from './system-parts.ts';

/** The processes of one machine; its edge has a home of its own, without keys. */
export interface Machine extends Pick<SystemParts, 'releases' | 'api' | 'assets' | 'edge'> {
  readonly home: string;
  /** The origins of its own processes. */
  readonly shell: string;
  readonly releasesUrl: string;
  /** Runs `pazar` against its registry. */
  readonly pazar: SystemParts['pazar'];
}

/** Two machines on one PostgreSQL database behind nginx, and the origins that visitors use. */
export interface Machines {
  readonly first: Machine;
  readonly second: Machine;
  readonly shell: string;
  readonly assetOrigin: string;
  readonly apiUrl: string;
  readonly database: ScratchDatabase;
  /** Starts one more registry with an empty home on the same database. Rejects when it does not start. */
  readonly startStranger: () => Promise<void>;
  /** Copies the signing keys of the first machine to the second, as an operator does after `keys`. */
  readonly copyKeys: () => Promise<void>;
  close(): Promise<void>;
}

const parts = ['shell', 'assets', 'api', 'releases'] as const;
type Part = (typeof parts)[number];

/** @param serverUrl of PostgreSQL */
export async function startMachines(serverUrl: string): Promise<Machines> {
  const root = await mkdtemp(join(tmpdir(), 'pazar-machines-'));
  const database = await createScratchDatabase(serverUrl);
  const ports = Object.fromEntries(
    await Promise.all(parts.map(async (part) => [part, await freePort()] as const)),
  ) as Record<Part, number>;
  const origin = (part: Part) => `http://127.0.0.1:${ports[part]}`;
  const secret = () => randomBytes(32).toString('base64url');
  const shared = {
    PAZAR_SEED: 'off',
    DATABASE_URL: database.url,
    PAZAR_TOKEN_KEY: secret(),
    PAZAR_CURSOR_KEY: secret(),
    PAZAR_SHELL_URL: origin('shell'),
    PAZAR_ASSET_ORIGIN: origin('assets'),
    PAZAR_API_ORIGIN: origin('api'),
    PAZAR_RELEASES_ORIGIN: origin('releases'),
    PAZAR_DOCUMENTS_ORIGIN: origin('releases'),
    // The demo's Google does not run here.
    PAZAR_GOOGLE_ISSUER: '',
    PAZAR_GOOGLE_CLIENT_ID: '',
    PAZAR_GOOGLE_CLIENT_SECRET: '',
    PAZAR_TRUSTED_PROXIES: '127.0.0.1',
  };
  async function plan(name: string) {
    const home = join(root, name);
    const inner = await systemParts(home, shared);
    const outer = await systemParts(join(root, `${name}-edge`), shared);
    const { releases, api, assets, releasesUrl, apiUrl, assetOrigin, pazar } = inner;
    const { edge, shell } = outer;
    const machine: Machine = { home, releases, api, assets, edge, shell, releasesUrl, pazar };
    return { machine, origins: { shell, assets: assetOrigin, api: apiUrl, releases: releasesUrl } };
  }
  const [a, b] = [await plan('a'), await plan('b')];
  const nginx = await startNginx(ports.shell, () =>
    Promise.resolve(
      parts.map((part) => balanced(part, ports[part], [a.origins[part], b.origins[part]])).join(''),
    ),
  );
  const [first, second] = [a.machine, b.machine];
  const copyKeys = () => copyFrom(first, second, join('releases', 'keys'));
  const close = async () => {
    for (const { edge, assets, api, releases } of [first, second]) {
      await Promise.all([edge, assets, api, releases].map((part) => part.stop()));
    }
    await nginx.stop();
    await database.drop();
    await rm(root, { recursive: true, force: true });
  };
  try {
    await first.releases.start();
    await copyKeys();
    await copyFrom(first, second, join('releases', 'publish-token'));
    // One store of builds and one mail server, as a bucket and SMTP would be.
    for (const folder of ['assets', 'outbox']) {
      await mkdir(join(first.home, folder), { recursive: true });
      await symlink(join(first.home, folder), join(second.home, folder));
    }
    await Promise.all([first.api.start(), first.assets.start(), second.releases.start()]);
    await Promise.all([second.api.start(), second.assets.start(), first.edge.start()]);
    await copyFrom(edgeOf(first), edgeOf(second), join('edge', 'load-key'));
    await second.edge.start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    first,
    second,
    shell: origin('shell'),
    assetOrigin: origin('assets'),
    apiUrl: origin('api'),
    database,
    copyKeys,
    startStranger: async () => {
      const { releases } = await systemParts(
        join(root, `stranger-${randomBytes(4).toString('hex')}`),
        shared,
      );
      await releases.start();
      await releases.stop();
    },
    close,
  };
}

const edgeOf = ({ home }: Machine) => ({ home: `${home}-edge` });

async function copyFrom(from: { home: string }, to: { home: string }, path: string): Promise<void> {
  await rm(join(to.home, path), { recursive: true, force: true });
  await cp(join(from.home, path), join(to.home, path), { recursive: true });
}

/**
 * Passes requests to two processes in turn. One that does not answer costs a GET nothing: nginx asks the other. A
 * write that was already sent is not repeated; its client does that, with the same key.
 */
function balanced(name: string, port: number, origins: readonly string[]): string {
  const servers = origins.map((origin) => `server ${new URL(origin).host} max_fails=0;`);
  return `
  upstream ${name} { ${servers.join(' ')} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://${name};
      proxy_http_version 1.1;
      proxy_connect_timeout 1s;
      proxy_next_upstream error timeout;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      client_max_body_size 40m;
    }
  }
`;
}
