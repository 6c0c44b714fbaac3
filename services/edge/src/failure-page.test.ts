import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { problemSchema } from '@pazar/contracts/problem';
import { describe, expect, it } from 'vitest';
import { trustedKeys } from './testing/edge-folders.ts';
import { serveShell } from './testing/serve-shell.ts';

const shell = serveShell();

const get = (url: string, headers: Record<string, string>) =>
  shell.server.inject({ method: 'GET', url, headers });
const asPerson = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
const asCode = { 'sec-fetch-mode': 'cors', accept: 'text/html' };

/** Truncated, mistyped and hostile ones. */
const addresses = [
  ['/product//', 404],
  ['//product', 404],
  ['/product/%00', 404],
  ['/product/%E0%A4%A', 400],
  ['/product/..%2f..%2fetc', 404],
] as const;

describe('An address that the server knows nothing of', () => {
  it.each(addresses)('answers a person who opens %s in both languages', async (url, status) => {
    const answer = await get(url, asPerson);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const text of ['Page not found', 'Страницата не е пронајдена']) {
      expect(answer.body).toContain(`<h1>${text}</h1>`);
    }
    expect(answer.body).toContain('<a href="/">Go to the start page</a>');
    expect(answer.body).toContain('<a href="/">Оди на почетната страница</a>');
  });

  it.each(addresses)('answers code that asks for %s with a problem', async (url, status) => {
    const answer = await get(url, asCode);
    expect(problemSchema.parse(answer.json()).status).toBe(status);
  });

  it.each(['/api/%E0%A4%A', '/releases/%E0%A4%A', '/static/%00', '/product/%E0%A4%A.png'])(
    'is a problem at %s, where there are no pages',
    async (url) => {
      const answer = await get(url, asPerson);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    },
  );

  it('has a style that its policy allows, and no script', async () => {
    const { body, headers } = await get('/product//', asPerson);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).not.toContain('<script');
  });

  it('is not repeated in the page', async () => {
    const { body } = await get('/product//%3Cb%3E<b>hostile//', asPerson);
    expect(body).toContain('Page not found');
    expect(body).not.toContain('hostile');
  });
});

describe('The page during the very first start', () => {
  it('waits in both languages for the keys of the registry, and then opens by itself', async () => {
    await rm(join(shell.folders.environment.home, 'documents', 'trusted-keys.json'));
    const early = await get('/product', asPerson);
    expect(early.statusCode).toBe(503);
    expect(early.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
    for (const title of ['Pazar is starting', 'Пазар се вклучува']) {
      expect(early.body).toContain(`<h1>${title}</h1>`);
    }
    expect(early.body).toContain('<meta http-equiv="refresh" content="2">');
    await shell.folders.writeDocument('trusted-keys.json', trustedKeys);
    expect((await get('/product', asPerson)).statusCode).toBe(200);
  });
});
