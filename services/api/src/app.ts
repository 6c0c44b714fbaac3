import { closeConnectionsOnStop } from '@pazar/service/close-connections';
import { noDefaultCompilers } from '@pazar/service/no-default-compilers';
import { requestIdOf } from '@pazar/service/request-id';
import Fastify, { LogController, type FastifyServerOptions } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import type { App } from './http/app-types.ts';
import type { Clock } from './clock/clock.ts';
import type { DatabaseConnection } from './database/database.ts';
import { createRequestDatabase } from './database/request-database.ts';
import { registerIdempotency } from './http/idempotency/idempotency.ts';
import { createMailer } from './mail/mailer.ts';
import type { Adapters } from './adapters/adapters.ts';
import { measure } from './operations/metrics.ts';
import { openJobs } from './operations/open-jobs.ts';
import { createPager } from './lists/paging/pager.ts';
import { registerAuthentication } from './http/authentication.ts';
import { guardApi } from './http/guard-api.ts';
import { registerCsrf, registerOriginCheck } from './http/csrf.ts';
import { registerDocumentation } from './http/documentation/documentation.ts';
import { answerError, registerProblemAnswers } from './http/problem-answers.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { registerFileQueue } from './http/file-queue.ts';
import { registerResponseHeaders, responseHeaders } from './http/response-headers.ts';
import { registerConditional, registerVersions } from './http/versions.ts';
import { registerValidation } from './http/validation.ts';
import { createAgentRepository } from './callers/agent-repository.ts';
import { createReferenceRepository } from './reference/reference-repository.ts';
import { createSessionRepository } from './account/sessions/session-repository.ts';
import { openBulk } from './open-bulk.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { documentationRoutes } from './http/documentation/documentation-routes.ts';
import { healthRoutes } from './http/health-routes.ts';
import { movementRoutes } from './stock/movement-routes.ts';
import { openRecords } from './record-kinds.ts';
import { referenceChangeRoutes } from './reference/reference-change-routes.ts';
import { referenceUseRoutes } from './reference/reference-use-routes.ts';
import { referenceRoutes } from './reference/reference-routes.ts';
import { createReferenceService } from './reference/reference-service.ts';
import { sessionRoutes } from './account/sign-in/session-routes.ts';
import { sampleRoutes } from './samples/sample-routes.ts';
import { openNotifications } from './notifications/open-notifications.ts';
import { openManagement } from './management/open-management.ts';
import { createCsrfTokens } from './security/csrf-token.ts';
import { limitersOn } from './security/limiter.ts';
import { createLoginLimiter } from './security/login-limiter.ts';
import type { PasswordCost } from './security/password.ts';
import { createBrowserProofs } from './security/browser-proofs.ts';
import { createPasswordHasher } from './security/password-hasher.ts';
import { createRequestLimiter } from './security/request-limiter.ts';
import { createSecretBox } from './security/secret-box.ts';
import type { Secrets } from './security/secrets.ts';
import { createTokenSigner } from './security/token-signer.ts';
import { openSignInWays } from './account/sign-in/open-sign-in.ts';
import { openAccounts } from './account/open-accounts.ts';
import { createDashboardService } from './dashboard/dashboard-service.ts';
import { openImages } from './images/open-images.ts';
import { openImports } from './imports/open-imports.ts';
import { createWorkQueue } from './queues/work-queue.ts';
import { createSessionService } from './account/sessions/session-service.ts';
import { createSignIn } from './account/sign-in/sign-in.ts';

export interface AppDependencies {
  connection: DatabaseConnection;
  secrets: Secrets;
  clock: Clock;
  /** Cost of the hashes that this service makes. */
  passwordCost: PasswordCost;
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** The way to browsers, mailboxes and Google. */
  adapters: Adapters;
  /** Of one session, or of one address that is not signed in. */
  requestsPerMinute: number;
  /** Host names under which the API is asked besides those of this machine; none without it. */
  hosts?: readonly string[];
  /** Where measurements are kept; without it nothing is measured. */
  registry?: Registry;
}

/** The API's limit: a JSON body has at most 1 MB. */
const bodyLimit = 1024 * 1024;

/** A picture of 8 MB over a slow line takes this long; slower clients only hold a connection. */
const requestTimeoutMs = 120_000;

/**
 * Node's pool has four threads; two of them stay free for files and names. One address may be that of
 * a whole village.
 */
const hashesAtOnce = { atOnce: 2, waiting: 60, each: 20 };

/** Builds the service without listening, so that tests can call it directly. */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const { connection, secrets, clock, passwordCost, logger, adapters, registry } = dependencies;
  const app = createServer(logger);
  if (registry) measure(app, { registry, pool: connection.pool });
  closeConnectionsOnStop(app);
  registerValidation(app);
  registerProblemAnswers(app);
  registerResponseHeaders(app);
  guardApi(app, dependencies.hosts ?? []);

  const { database, within } = createRequestDatabase(connection.database);
  const agents = createAgentRepository(database);
  const sessionRows = createSessionRepository(database);
  const tokens = createTokenSigner(secrets.tokenKey, clock);
  const proofs = createBrowserProofs(secrets.tokenKey, adapters.shellUrl);
  const { handOver, device } = proofs;
  const sessions = createSessionService({
    repository: sessionRows,
    signer: tokens,
    handOver,
    clock,
  });
  const jobs = openJobs(app, connection, registry);
  const box = createSecretBox(secrets.tokenKey);
  const mailer = createMailer({ transport: adapters.mail, shellUrl: adapters.shellUrl, box });
  jobs.handle(mailer.work);
  const openLimiter = limitersOn(connection.pool);
  const logins = createLoginLimiter(openLimiter);
  const hasher = createPasswordHasher(passwordCost, createWorkQueue(hashesAtOnce));
  const limiter = createRequestLimiter(openLimiter);
  const ways = openSignInWays({
    database,
    clock,
    mailer,
    limiter,
    sessions,
    proofs,
    key: secrets.tokenKey,
    shellUrl: adapters.shellUrl,
  });
  const { askForCode } = ways.finish;
  const signIn = await createSignIn({
    agents,
    sessions,
    limiter: logins,
    hasher,
    device,
    askForCode,
  });
  const pager = createPager(secrets.cursorKey);

  const rateLimit = createRateLimit(dependencies.requestsPerMinute);
  registerOriginCheck(app);
  registerAuthentication(app, { sessions, clock, onRefused: rateLimit.countAddress });
  rateLimit.register(app);
  registerFileQueue(app);
  registerCsrf(app, createCsrfTokens(secrets.tokenKey));
  const { tokenKey: secret } = secrets;
  registerIdempotency(app, { database: connection.database, within, clock, secret });
  registerVersions(app);
  registerConditional(app);
  await registerDocumentation(app);
  documentationRoutes(app);
  healthRoutes(app, connection.ping);
  referenceRoutes(app, createReferenceRepository(database));
  sessionRoutes(app, { signIn, sessions, hasher });
  openAccounts(app, {
    database,
    clock,
    mailer,
    box,
    jobs,
    hasher,
    logins,
    device,
    registered: proofs.registration,
    sessions,
    sessionRows,
    pager,
    limiter,
    ...ways,
    adapters,
    key: secrets.tokenKey,
  });
  const lists = { database, clock, pager };
  openRecords(app, lists, jobs);
  movementRoutes(app, lists);
  openBulk(app, lists, { jobs, isEmbedded: connection.pool === undefined });
  openImages(app, { database, clock, store: adapters.images }, jobs);
  openImports(app, lists, jobs);
  openNotifications(app, lists, { jobs, mailer });
  openManagement(app, lists, { jobs, mailer, sessions });
  const referenceService = createReferenceService(database, clock);
  referenceChangeRoutes(app, referenceService);
  referenceUseRoutes(app, { service: referenceService, database });
  dashboardRoutes(app, createDashboardService(database, clock));
  sampleRoutes(app, lists);
  return app;
}

function createServer(logger: AppDependencies['logger']): App {
  return Fastify({
    schemaController: noDefaultCompilers,
    logger,
    // As problems name it.
    logController: new LogController({ requestIdLogLabel: 'traceId' }),
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // The edge runs on this machine and names the client in X-Forwarded-For.
    trustProxy: 'loopback',
    genReqId: requestIdOf,
    frameworkErrors: (error, request, reply) => {
      // Too early for hooks: an address that cannot be decoded belongs to no route.
      answerError(error, request, reply.headers(responseHeaders(request)));
    },
  }).withTypeProvider<ZodTypeProvider>();
}
