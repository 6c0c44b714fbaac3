import fastifyStatic from '@fastify/static';
import { documentChecks } from '@pazar/service/document-checks';
import { healthRoutes } from '@pazar/service/health-routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { join, sep } from 'node:path';
import { addApiProxy } from './api-proxy.ts';
import { reportGroup } from './content-security-policy.ts';
import { createServer, type Logging, type Server } from './create-server.ts';
import { configRoute } from './config-route.ts';
import { documentRoutes } from './document-routes.ts';
import { followDocuments } from './follow-documents.ts';
import type { Environment } from './environment.ts';
import { failurePages, failureStyleHash, sendStarting, type SendFailure } from './failure-page.ts';
import { loadTiming, openLoadProofs, type LoadProofs } from './load-proofs.ts';
import { isPageRequest } from './is-page-request.ts';
import { notFound, sendProblem } from './problem.ts';
import { carriesToken, securityHeaders, setPolicy } from './security-headers.ts';
import { sendResource } from '@pazar/service/send-resource';
import { reportRoutes } from './report-routes.ts';
import { openRuntimeConfig } from './runtime-config.ts';
import { openShellPage, type ShellPage } from './shell-page.ts';
import type { EdgeMetrics } from './open-metrics.ts';
import type { WatchedFile } from './watched-file.ts';
import { workerRoute } from './worker-route.ts';

/**
 * The shell's origin, not listening yet: page, files, documents, configuration, `/api`, reports.
 *
 * @param metrics measures the server
 */
export async function createShellApp(
  environment: Environment,
  logging: Logging,
  metrics?: EdgeMetrics,
): Promise<Server> {
  const allowStyle = (reply: FastifyReply) => setPolicy(reply, environment, [failureStyleHash]);
  const sendFailure = failurePages(allowStyle);
  const server = createServer(logging, {
    setHeaders: securityHeaders(environment),
    sendFailure,
    network: environment,
  });
  metrics?.measure(server);
  const documents = join(environment.home, 'documents');
  const { documentsOrigin } = environment;
  const followed =
    documentsOrigin === undefined
      ? undefined
      : followDocuments({ origin: documentsOrigin, folder: documents, log: server.log });
  if (followed !== undefined) server.addHook('onClose', followed.stop);
  const proofs = await openLoadProofs(environment.home);
  const readConfig = openRuntimeConfig(environment);
  const readPage = openShellPage(environment, readConfig);
  // Other processes are no checks: the shell works without the API and the registry.
  healthRoutes(server, {
    ...documentChecks(documents, () => new Date()),
    ...(followed && { following: followed.check }),
    page: async () => (await readPage()) !== undefined,
    keys: async () => (await readConfig()) !== undefined,
  });
  configRoute(server, readConfig);
  documentRoutes(server, documents, proofs);
  workerRoute(server, environment);
  const reports = reportRoutes(server, { origin: environment.releasesOrigin, proofs });
  metrics?.addReports(reports);
  server.addHook('onRequest', async ({ url }, reply) => {
    if (url !== '/health/ready') return;
    void reply.header('x-pazar-registry', reports.isRegistryAway() ? 'away' : 'up');
  });
  await addApiProxy(server, environment);
  const hasKeys = () =>
    readConfig().then(
      (config) => config !== undefined,
      // Keys that are not usable are the health check's to report; the page does without.
      () => true,
    );
  pageRoutes(server, { environment, readPage, hasKeys, allowStyle, sendFailure, proofs });
  await addFiles(server, environment.shellRoot);
  return server;
}

interface PageParts {
  environment: Environment;
  readPage: WatchedFile<ShellPage>;
  /** False until the registry has written its keys for the first time. */
  hasKeys: () => Promise<boolean>;
  allowStyle: (reply: FastifyReply) => void;
  sendFailure: SendFailure;
  proofs: LoadProofs;
}

/** `GET /` and every address that a person opens get the page; a file that is missing gets 404. */
function pageRoutes(server: Server, parts: PageParts): void {
  const { environment, readPage, hasKeys, allowStyle, sendFailure, proofs } = parts;
  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await readPage();
    if (!page) {
      const detail = 'The shell is not built: PAZAR_SHELL_ROOT has no index.html';
      return sendProblem(request, reply, { status: 503, code: 'maintenance', detail });
    }
    if (!(await hasKeys())) return sendStarting(reply, allowStyle);
    setPolicy(reply, environment, page.styleHashes);
    // The browser checks the document's expiry by this clock; its own may be wrong.
    const proof = proofs.issue(request.ip);
    reply.header('server-timing', `clock;dur=${Date.now()}, ${loadTiming(proof)}`);
    reply.header('reporting-endpoints', `${reportGroup}="/releases/reports?load=${proof}"`);
    // An address with a token in it must not stay in the browser's cache.
    if (carriesToken(request)) reply.header('cache-control', 'no-store');
    return sendResource(request, reply, page.resource);
  }
  for (const path of ['/', '/index.html']) {
    server.get(path, (request, reply) => sendPage(request, reply));
  }
  server.setNotFoundHandler((request, reply) =>
    isPageRequest(request) ? sendPage(request, reply) : sendFailure(request, reply, notFound),
  );
}

async function addFiles(server: Server, root: string): Promise<void> {
  const hashed = join(root, 'static') + sep;
  await server.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // The compressed twins are answers to other addresses, not addresses themselves.
    allowedPath: (path) => !/\.(?:br|gz)$/.test(path),
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(hashed);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
