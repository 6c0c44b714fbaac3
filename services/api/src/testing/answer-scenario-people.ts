import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { routeBodies } from './route-bodies.ts';
import type { ScenarioCaller } from './scenario-caller.ts';
import { demoPassword, type TestApp } from './test-app.ts';

const reason = 'Пријава од повеќе купувачи.';
const name = { mk: 'Пробно', en: 'Trial' };
const few = 'limit=2&count=true';

/** Calls of management, about an agent, a product, reference data, and lists. */
export async function playManagement(
  manager: ScenarioCaller,
  { producer, product }: { producer: ScenarioCaller; product: { id: string } },
): Promise<void> {
  const home = '/v1/management';
  const moderated = `${home}/products/${product.id}`;
  await manager.move(moderated, ['block'], { reason });
  await producer.send(`PATCH /v1/products/${product.id}`, { storageNote: 'На ладно.' });
  await producer.move(`/v1/products/${product.id}`, ['fixed']);
  await manager.move(moderated, ['unblock'], { reason });
  const agent = await manager.first(`${home}/agents?q=producer&limit=1`);
  const path = `${home}/agents/${agent.id}`;
  await manager.get(path);
  for (const list of ['products', 'produce', 'locations', 'promotions', 'activity']) {
    await manager.get(`${path}/${list}?${few}`);
  }
  await manager.send(`POST ${path}/notes`, { text: 'Се јавил по телефон.' });
  for (const part of ['notes', 'sessions']) await manager.get(`${path}/${part}`);
  await manager.move(path, ['view'], { reason });
  for (const kind of ['products', 'produce', 'locations', 'promotions']) {
    const record = await manager.first(`${path}/${kind}?limit=1`);
    await manager.get(`${home}/${kind}/${record.id}`);
  }
  const waiting = await manager.first(`${home}/verification?${few}`);
  const decided = `${home}/agents/${waiting.id}`;
  await manager.get(decided);
  await manager.send(`PUT ${decided}/lease`);
  await manager.get(`${home}/verification?${few}`);
  await manager.send(`POST ${decided}/apart`, { other: agent.id, isApart: true });
  await manager.move(decided, ['verification'], { decision: 'VERIFIED', reason });
  await manager.move(decided, ['suspend', 'reactivate'], { reason });
  await manager.send(`PUT ${decided}/roles`, { roles: ['ROLE_CONSUMER', 'ROLE_AGENT'], reason });
  for (const kind of ['categories', 'crops', 'units', 'vat-rates', 'fx-rates']) {
    const list = `${home}/reference/${kind}` as const;
    const { id, code } = await manager.send(`POST ${list}`, routeBodies[`POST ${list}`]);
    const change = kind === 'fx-rates' ? { denarsPerEuro: 61.5 } : { name };
    await manager.send(`PATCH ${list}/${id || code}`, { ...change, reason });
    if (kind !== 'fx-rates') await manager.get(`${list}/uses`);
  }
  await manager.move(`${home}/reference/crops/fig`, ['merge'], { into: 'plum', reason });
  await manager.get(`${home}/products?${few}`);
  await manager.get(`${home}/agents?${few}`);
  await manager.get(`${home}/locations?${few}`);
  await manager.get(`${home}/stats`);
  await manager.get(`${home}/audit?${few}`);
  await manager.send(`POST ${home}/audit/proof`);
  await manager.get(`${home}/audit/proof`);
}

/** Calls that are about the caller: its account, its sessions, its views. */
export async function playAccounts(
  test: TestApp,
  as: (name?: string) => ScenarioCaller,
): Promise<void> {
  const { database } = test.connection;
  const linked = { googleSubject: 'recorded', googleEmail: 'ristov@example.com' };
  await database.update(agents).set(linked).where(eq(agents.username, 'ristov'));
  const refused = { verificationStatus: 'REJECTED', verificationReason: 'Нечитливо.' } as const;
  await database.update(agents).set(refused).where(eq(agents.username, 'naumovski'));
  const setStatus = (accountStatus: 'SUSPENDED' | 'ACTIVE') =>
    database.update(agents).set({ accountStatus }).where(eq(agents.username, 'naumovski'));
  const [producer, ristov, naumovski] = [as('producer'), as('ristov'), as('naumovski')];

  await producer.get('/v1/account/verification');
  await producer.get('/v1/promotions/overlaps');
  const proof = { currentPassword: demoPassword };
  await ristov.get('/v1/account');
  await ristov.send('DELETE /v1/account/google', proof);
  await ristov.send('POST /v1/account/google', proof);
  await ristov.get('/v1/account');
  await ristov.get('/v1/account/close');
  await ristov.send('POST /v1/account/close', proof);
  await ristov.send('DELETE /v1/account/close');
  await naumovski.get('/v1/account');
  await naumovski.send('POST /v1/account/verification', {
    userType: 'PRODUCER',
    phone: '+38970999222',
  });
  await setStatus('SUSPENDED');
  await naumovski.send('POST /v1/account/appeal', { text: 'Пријавата се однесува на друг.' });
  await setStatus('ACTIVE');
  await producer.get('/v1/account');
  await producer.send('PATCH /v1/account', { about: name });
  await producer.get('/v1/account/preferences');
  await producer.send('PUT /v1/account/preferences', {
    notifications: { 'low-stock': { inApp: true, email: false } },
    lists: { products: { columns: ['name'], density: 'compact' } },
    dashboard: { order: ['products'], hidden: [] },
  });
  await producer.send('POST /v1/account/export', {});
  await producer.get('/v1/account/sessions');
  const view = { page: 'products', name: 'Зеленчук', query: { categoryId: ['vegetables'] } };
  const { id } = await producer.send('POST /v1/views', view);
  await producer.send(`PATCH /v1/views/${id}`, { isDefault: true });
  await producer.get(`/v1/views/${id}`);
  await producer.get('/v1/views');
  await producer.get(`/v1/activity?${few}`);
  await producer.get(`/v1/notifications?${few}`);
  await producer.get('/v1/notifications/unread');
  await producer.send('POST /v1/notifications/read', { all: true });
  await producer.get('/v1/agent/current');
  await as('consumer').send('POST /v1/agent/token/refresh', {});
}
