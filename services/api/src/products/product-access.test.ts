import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minimalProduct, productCalls, refusalOf } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const key = '5f0c6a4e-8a53-4f1c-9d2c-000000000001';
/** Every call about one product, with a valid body. */
const rowCalls = [
  ['PATCH', '', { tags: [] }],
  ['DELETE', '', undefined],
  ['PUT', '/produce', { produceIds: [] }],
  ['PUT', '/images', { images: [] }],
  ['POST', '/publish', undefined],
  ['POST', '/unpublish', undefined],
  ['POST', '/archive', { confirm: true }],
  ['POST', '/restore', undefined],
  ['POST', '/duplicate', undefined],
] as const;
const listCalls = [
  ['POST', '', minimalProduct],
  ['POST', '/bulk', { ids: [key], action: 'archive' }],
  ['POST', '/bulk/preview', { ids: [key], params: { by: 'percent', value: 5 } }],
  ['POST', '/bulk/undo', { undoToken: key }],
] as const;

describe.each(testDatabases)('Who may do what to products on $name', ({ open }) => {
  let test: TestApp;
  let id: string;
  beforeAll(async () => {
    test = await startTestApp(await open());
    id = (await productCalls(test).find('Розов домат')).id;
  });
  afterAll(() => test.close());

  async function answer(
    [method, path, body]: (typeof rowCalls)[number] | (typeof listCalls)[number],
    { username, row, headers }: { username?: string; row?: string; headers?: object },
  ): Promise<string> {
    const url = `/v1/products${row === undefined ? '' : `/${row}`}${path}` as const;
    const response = await test.send(`${method} ${url}`, username, {
      body,
      headers: { 'idempotency-key': uuid(), 'if-match': '"1"', ...headers },
    });
    return refusalOf(response);
  }

  it.each([
    [undefined, '401 token-invalid'],
    ['consumer', '403 forbidden'],
    ['manager', '403 forbidden'],
    ['iseini', '403 agent-suspended'],
  ])('refuses every change by %s', async (username, refusal) => {
    const who = username === undefined ? {} : { username };
    for (const call of rowCalls) expect(await answer(call, { ...who, row: id })).toBe(refusal);
    for (const call of listCalls) expect(await answer(call, who)).toBe(refusal);
  });

  it('hides the products of others, and those that are not there', async () => {
    for (const row of [id, key]) {
      for (const call of rowCalls) {
        expect(await answer(call, { username: 'seller', row })).toBe('404 not-found');
      }
      for (const path of ['', '/history']) {
        const response = await test.get(`/v1/products/${row}${path}`, 'seller');
        expect(refusalOf(response)).toBe('404 not-found');
      }
    }
    expect(await answer(['POST', '/bulk/undo', { undoToken: key }], { username: 'seller' })).toBe(
      '404 not-found',
    );
  });

  it.each([
    [undefined, '401 token-invalid'],
    ['consumer', '403 forbidden'],
    ['manager', '403 forbidden'],
  ])('shows nothing to %s', async (username, refusal) => {
    for (const path of ['', `/${id}`, `/${id}/history`]) {
      expect(refusalOf(await test.get(`/v1/products${path}`, username))).toBe(refusal);
    }
  });

  it('lets a suspended agent read', async () => {
    const product = await productCalls(test).find('Тетовски грав', 'iseini');
    expect((await test.get(`/v1/products/${product.id}`, 'iseini')).statusCode).toBe(200);
  });

  it('needs the version that a change starts from', async () => {
    for (const [method, path, body] of rowCalls) {
      if (path === '/duplicate') continue;
      const url = `${method} /v1/products/${id}${path}` as const;
      expect(refusalOf(await test.send(url, 'producer', { body }))).toBe(
        '428 precondition-required',
      );
      const headers = { 'if-match': 'W/"1"' };
      expect(refusalOf(await test.send(url, 'producer', { body, headers }))).toBe('400 malformed');
    }
  });

  it('answers one product with its version', async () => {
    const response = await test.get(`/v1/products/${id}`, 'producer');
    expect(response.headers.etag).toBe('"1"');
    expect(refusalOf(await test.get('/v1/products/none', 'producer'))).toMatch('422 validation');
  });
});
