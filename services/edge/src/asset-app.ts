import fastifyStatic from '@fastify/static';
import { discoveryDocumentSchema } from '@pazar/contracts/releases/discovery';
import { healthRoutes } from '@pazar/service/health-routes';
import { requireBuilds } from '@pazar/service/require-builds';
import { access, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import {
  createServer,
  type Logging,
  type Server,
  type ServerOptions,
  type SetHeaders,
} from './create-server.ts';
import { availableDictionary, createDictionaries, laterFiles } from './dictionaries.ts';
import { sendNotFound, sendProblem } from './problem.ts';

const methods = 'GET, HEAD, OPTIONS';

/**
 * Builds are public and hold no secret, so every page may load them; integrity decides which run.
 */
const headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  // No file here is a page; if a browser opens one as a page, the policy allows it nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'referrer-policy': 'no-referrer',
};

/** For a year: the bytes at an address never change. */
const immutable = 'public, max-age=31536000, immutable';

interface AssetAppOptions {
  logging: Logging;
  network: ServerOptions['network'];
  /** Folder of the registry's documents; their builds must be here for the origin to be ready. */
  documents: string;
}

/**
 * The asset origin, not listening yet: immutable builds at `/<remote>/<version>/…`, and
 * the files that versions have in common at `/<remote>/files/…`. It is ready when
 * it has the builds of the newest document.
 */
export async function createAssetApp(
  root: string,
  { logging, network, documents }: AssetAppOptions,
): Promise<Server> {
  const setHeaders: SetHeaders = (_request, reply) => void reply.headers(headers);
  const server = createServer(logging, { setHeaders, network });
  healthRoutes(server, { builds: () => requireServed(root, documents) });
  server.options('/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': '*',
        'access-control-max-age': '86400',
      })
      .send(),
  );
  server.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendNotFound(request, reply);
    void reply.header('allow', methods);
    const detail = `Only ${methods} are answered`;
    return sendProblem(request, reply, { status: 405, code: 'malformed', detail });
  });
  answerDifferences(server, root);
  await server.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // The compressed twins are answers to other addresses, not addresses themselves.
    allowedPath: (path) => !/\.(?:br|gz)$/.test(path),
    setHeaders: (reply) => {
      reply.header('cache-control', immutable);
    },
  });
  return server;
}

/** Answers with the difference to the file that a browser has of an earlier version, and names what it may keep. */
function answerDifferences(server: Server, root: string): void {
  const dictionaries = createDictionaries(root);
  server.addHook('preHandler', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const later = laterFiles(path);
    if (request.method !== 'GET' || later === null) return undefined;
    const dictionary = availableDictionary(request.headers['available-dictionary']);
    if (dictionary === null || !acceptsDifferences(request)) return undefined;
    const bytes = await dictionaries.encode({ path, dictionary });
    if (bytes === null) return undefined;
    return reply
      .type(types[extname(path)] ?? 'application/octet-stream')
      .headers({ 'content-encoding': 'dcz', 'cache-control': immutable })
      .send(bytes);
  });
  server.addHook('onSend', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const later = laterFiles(path);
    if (later === null || ![200, 206, 304].includes(reply.statusCode)) return;
    reply.header('vary', 'accept-encoding, available-dictionary');
    // Only a whole answer is a file that later ones can differ from.
    if (reply.statusCode === 200) reply.header('use-as-dictionary', later);
  });
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

function acceptsDifferences(request: FastifyRequest): boolean {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  return /(?:^|,)\s*dcz\s*(?:,|$)/.test(accepted);
}

async function requireServed(root: string, documents: string): Promise<void> {
  const text = await readFile(join(documents, 'discovery.json'), 'utf8').catch(() => undefined);
  // Before the first document, and on a machine without documents, there is nothing to compare with.
  if (text === undefined) return;
  await requireBuilds(discoveryDocumentSchema.parse(JSON.parse(text)), (path) =>
    access(join(root, path)).then(
      () => true,
      () => false,
    ),
  );
}
