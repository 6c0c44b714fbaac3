import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { Refusal } from '../problems/refusal.ts';
import type { SignedIn } from '../callers/signed-in.ts';
import { registerFileQueue } from './file-queue.ts';

/** A service with one file, which is built when the test allows it. */
function createService() {
  const begun: (() => void)[] = [];
  const app = Fastify();
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request) => {
    // Of a session the turns read only its agent.
    request.signedIn = { agent: { id: String(request.headers['x-agent']) } } as SignedIn;
  });
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Refusal && error.code === 'busy' ? 503 : 500).send(),
  );
  registerFileQueue(app);
  app.get('/file', { config: { access: 'signed-in', makesFile: true } }, async () => {
    await new Promise<void>((resolve) => void begun.push(resolve));
    return 'rows';
  });
  app.get('/list', { config: { access: 'signed-in' } }, () => 'rows');
  const ask = async (agent: string, url = '/file') =>
    (await app.inject({ url, headers: { 'x-agent': agent } })).statusCode;
  return { app, begun, ask };
}

it('files are made one after the other, and lists do not wait for them', async () => {
  const { begun, ask } = createService();
  const [first, second] = [ask('ana'), ask('vera')];
  expect(await ask('vera', '/list')).toBe(200);
  expect(begun).toHaveLength(1);
  begun[0]?.();
  expect(await first).toBe(200);
  // Vera's file is built now; a list is answered after it has started.
  expect(await ask('ana', '/list')).toBe(200);
  expect(begun).toHaveLength(2);
  begun[1]?.();
  expect(await second).toBe(200);
});

it('an agent has three files made or waiting at most, and everybody together seventeen', async () => {
  const { begun, ask } = createService();
  const own = Array.from({ length: 3 }, () => ask('ana'));
  expect(await ask('ana')).toBe(503);
  const others = Array.from({ length: 14 }, (_, number) => ask(`agent ${number}`));
  expect(await ask('the last one')).toBe(503);
  const all = Promise.all([...own, ...others]);
  for (let made = 0; made < 17; made += 1) {
    await expect.poll(() => begun.length).toBe(made + 1);
    begun[made]?.();
  }
  expect(new Set(await all)).toEqual(new Set([200]));
  const again = ask('ana');
  await expect.poll(() => begun.length).toBe(18);
  begun[17]?.();
  expect(await again).toBe(200);
});
