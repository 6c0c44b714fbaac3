import { appendFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { readScriptOptions } from '@pazar/service/script-options';
import { connectPglite, openDatabase } from '../database/open-database.ts';
import { pgliteExtensions } from '../database/pglite-extensions.ts';
import { objectPaths } from './answer-objects.ts';
import { playAnswerScenario } from './answer-scenario.ts';
import { faults } from './route-faults.ts';
import { describedRoutes } from './described-routes.ts';
import { nowhere } from './nowhere.ts';
import {
  readRecordedAnswers,
  recordedAnswersFile,
  type RecordedAnswer,
} from './recorded-answers.ts';
import { createScratchDatabase } from '@pazar/service/testing/scratch-database';
import { startTestApp, type TestApp } from './test-app.ts';
import { createTestMail, linkToken } from './test-mail.ts';
import { seedForTests } from './test-seed.ts';
import { createWalk } from './walk-requests.ts';

const { isSmallest } = readScriptOptions({
  command: 'pnpm --filter @pazar/api record-answers',
  about:
    'Calls every route of the service over the demo data, and adds to the recorded answers those with a\n' +
    'member that no recorded answer of their route has. It removes nothing: every later contract must be\n' +
    'able to read an answer that was deployed once. In the smallest form it changes no file. Runs on\n' +
    'the server that PAZAR_TEST_POSTGRES_URL names, or on PGlite, which takes twice as long.',
  sizes: {},
});
const mail = createTestMail();
const shortenedLists = ['items', 'crops', 'lots', 'succeeded', 'failed'];
const server = process.env['PAZAR_TEST_POSTGRES_URL'] ?? '';
const scratch = server === '' ? null : await createScratchDatabase(server);
const answers: RecordedAnswer[] = [];
try {
  await play();
} finally {
  await scratch?.drop();
}

const covered = new Map<string, Set<string>>();
/** Whether an answer has an object in it that none before it has. */
function addsObjects({ route, status, body }: RecordedAnswer): boolean {
  // Problems are alike for all routes.
  const key = `${status < 400 ? route : 'problem'} ${status}`;
  const known = covered.get(key) ?? new Set();
  const paths = objectPaths(body);
  covered.set(key, new Set([...known, ...paths]));
  return paths.some((path) => !known.has(path));
}
(await readRecordedAnswers()).forEach(addsObjects);
// Those with most in them first, so that few are enough.
const richestFirst = answers.toSorted(
  (one, other) => objectPaths(other.body).length - objectPaths(one.body).length,
);
const added = richestFirst.filter(addsObjects);
if (!isSmallest) {
  await appendFile(
    recordedAnswersFile,
    added.map((answer) => `${JSON.stringify(answer)}\n`).join(''),
  );
}
const routesOfNew = [...new Set(added.map(({ route }) => route))].join(', ');
process.stdout.write(`Answers: ${answers.length}, new: ${added.length} ${routesOfNew}\n`);

/** Calls every route, and collects the answers. */
async function play(): Promise<void> {
  const test = await openTestApp();
  test.app.addHook('onSend', async ({ method, routeOptions: { url } }, reply, payload) => {
    const type = String(reply.getHeader('content-type'));
    if (typeof payload !== 'string' || url === undefined || !type.includes('json')) return;
    if (method === 'HEAD' || url === '/v1/openapi.json') return;
    const route = `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`;
    answers.push({ route, status: reply.statusCode, body: shortened(payload) });
  });
  await playProblems(test);
  await playRegistration(test);
  await playAnswerScenario(test);
  await test.connection.close();
  await test.get('/v1/reference/crops');
  await test.get('/health/ready');
  await test.app.close();
}

async function openTestApp(): Promise<TestApp> {
  const connection =
    scratch === null
      ? await connectPglite(new PGlite({ extensions: pgliteExtensions }))
      : await openDatabase({ url: scratch.url });
  await seedForTests(connection.database);
  const checks = { state: 'state', nonce: 'nonce', codeVerifier: 'verifier' };
  const google = {
    begin: () => Promise.resolve({ location: 'https://accounts.google.com/', checks }),
    finish: () => Promise.reject(new Error('Nobody comes back here.')),
  };
  return startTestApp(connection, { ...nowhere, google, mail });
}

/** Each problem once, of the first route that can meet it. */
async function playProblems(of: TestApp): Promise<void> {
  const walk = createWalk(of);
  const routes = await describedRoutes(of.app);
  for (const { meets, change } of faults) {
    const route = routes.find(meets);
    if (route !== undefined) await walk.send(route, change);
  }
  const category = '/v1/management/reference/categories/vegetables?reason=No%20longer%20sold';
  await of.send(`DELETE ${category}`, 'manager', { headers: { 'if-match': '"1"' } });
  await of.get('/v1/products');
  await of.get('/v1/products', 'consumer');
  const payload = { username: 'producer', password: 'not-this' };
  for (let tries = 0; tries < 6; tries += 1) {
    await of.app.inject({ method: 'POST', url: '/v1/agent/login', payload });
  }
}

/** A registration whose link is opened in another browser, which does not know its password. */
async function playRegistration(of: TestApp): Promise<void> {
  const email = 'recorded@example.com';
  const person = { username: 'recorded', email, displayName: 'Нова Корисничка', locale: 'mk' };
  const body = { ...person, password: 'a long enough one' };
  await of.send('POST /v1/agent/register', undefined, { body });
  const token = linkToken(await mail.next(email));
  await of.send('POST /v1/agent/email/confirm', undefined, { body: { token } });
}

/** Without tokens, and with two rows of each list. */
function shortened(payload: string): unknown {
  return JSON.parse(payload, (key, value: unknown) => {
    if (key === 'token') return 'left out';
    const isList = Array.isArray(value) && shortenedLists.includes(key);
    return isList ? value.slice(0, 2) : value;
  });
}
