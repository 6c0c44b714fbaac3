import { productDetailSchema, type ProductDetail } from '@pazar/contracts/product-detail';
import { problemSchema, type Problem } from '@pazar/contracts/problem';
import { productPageSchema, type ProductSummary } from '@pazar/contracts/product';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

/** The least that a product needs. */
export const minimalProduct = {
  name: { mk: 'Тиквички' },
  baseUnit: 'KG',
  stockMode: 'MANUAL',
  packs: [{ size: '1.000', unit: 'KG', priceMinor: 4000 }],
};

/** Calls of the product endpoints that tests of several files make. */
export interface ProductCalls {
  create: (body?: object, username?: string) => Promise<ProductDetail>;
  read: (id: string, username?: string) => Promise<ProductDetail>;
  /** An own product of the seed, by its name in either language. */
  find: (name: string, username?: string) => Promise<ProductSummary>;
  /** A change to a product at its version, by the producer unless another is named. */
  change: (
    call: `${'PATCH' | 'PUT' | 'POST' | 'DELETE'}${'' | ` ${string}`}`,
    product: { id: string; version: number },
    content?: { body?: object; username?: string },
  ) => Promise<LightMyRequestResponse>;
}

export function productCalls(test: TestApp): ProductCalls {
  return {
    create: async (body = {}, username = 'producer') => {
      const response = await test.send('POST /v1/products', username, {
        body: { ...minimalProduct, ...body },
      });
      if (response.statusCode !== 201) throw new Error(response.body);
      return productDetailSchema.parse(response.json());
    },
    read: async (id, username = 'producer') =>
      detailOf(await test.get(`/v1/products/${id}`, username)),
    find: async (name, username = 'producer') => {
      const response = await test.get('/v1/products?limit=100', username);
      const { items } = productPageSchema.parse(response.json());
      const found = items.find((item) => item.name.mk === name || item.name.en === name);
      if (found === undefined) throw new Error(`The seed has no product ${name}.`);
      return found;
    },
    change: (call, { id, version }, { body, username = 'producer' } = {}) => {
      const [method, action] = call.split(' ', 2);
      const path = `/v1/products/${id}${action === undefined ? '' : `/${action}`}`;
      return test.send(`${methodOf(method)} ${path}`, username, {
        body,
        headers: { 'if-match': `"${version}"` },
      });
    },
  };
}

function methodOf(method: string | undefined) {
  return method === 'PATCH' || method === 'PUT' || method === 'DELETE' ? method : 'POST';
}

/** The product that a call answered with. */
export function detailOf(response: LightMyRequestResponse): ProductDetail {
  if (response.statusCode >= 300) throw new Error(response.body);
  return productDetailSchema.parse(response.json());
}

/** The problem that a call answered with. */
export function problemOf(response: LightMyRequestResponse): Problem {
  return problemSchema.parse(response.json());
}

/** The status, the code and the pointers of a problem, as tests compare them. */
export function refusalOf(response: LightMyRequestResponse): string {
  const { status, code, errors = [] } = problemOf(response);
  return [status, code, ...errors.map((error) => `${error.pointer} ${error.code}`)].join(' ');
}
