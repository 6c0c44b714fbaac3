import { afterEach, expect, it, vi } from 'vitest';
import { aBuild } from '../../../test/discovery.ts';
import { forgetEarlyReads } from '../http/early-reads.ts';
import { createReadAhead } from './read-ahead.ts';

afterEach(forgetEarlyReads);

it('asks for what a page reads first, as the agent, once for each page', () => {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked.push([address.slice(location.origin.length), init?.headers]);
    return Promise.resolve(new Response('{}'));
  });
  let token: string | null = null;
  const readAhead = createReadAhead({ api: '/api/', locale: 'mk', token: () => token });
  const reads = {
    '/product': ['/v1/products?limit=25', '//evil.example/'],
    '/produce': ['/v1/produce'],
  };
  const build = aBuild('catalog', [], { reads });

  readAhead(build, '/product');
  expect(asked).toEqual([]);
  token = 'secret';
  for (const path of ['/product', '/product', '/other', '/produce']) readAhead(build, path);
  const headers = { 'Accept-Language': 'mk-MK', Authorization: 'Bearer secret' };
  expect(asked).toEqual([
    ['/api/v1/products?limit=25', headers],
    ['/api/v1/produce', headers],
  ]);
});
