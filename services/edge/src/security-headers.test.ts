import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Environment } from './environment.ts';
import { createShellApp } from './shell-app.ts';
import { createEdgeFolders, type EdgeFolders } from './testing/edge-folders.ts';

let folders: EdgeFolders;

beforeEach(async () => {
  folders = await createEdgeFolders();
});
afterEach(() => folders.remove());

async function headersOf(url: string, changes: Partial<Environment> = {}) {
  const server = await createShellApp({ ...folders.environment, ...changes }, false);
  const answer = await server.inject({ url, headers: { 'sec-fetch-mode': 'navigate' } });
  await server.close();
  return answer.headers;
}

function directive(headers: Record<string, unknown>, name: string): string[] {
  const policy = String(headers['content-security-policy']);
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('Every answer of the shell', () => {
  it.each([
    ['the page', '/'],
    ['a file', '/static/js/index.1a2b3c.js'],
    ['the configuration', '/config.json'],
    ['a document', '/releases/discovery.json'],
    ['a missing file', '/static/gone.js'],
    ['an API that is down', '/api/v1/products'],
    ['an address that cannot be decoded', '/%zz'],
    ['health', '/health/live'],
  ])('has the security headers: %s', async (_what, url) => {
    const headers = await headersOf(url);
    expect(headers).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script), endpoints=(pazar)',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(directive(headers, 'default-src')).toEqual(["'none'"]);
  });

  it('allows requests to a data store and pictures from there, and no code', async () => {
    const dataStore = 'https://data.example';
    const headers = await headersOf('/', { dataStore });
    expect(directive(headers, 'connect-src')).toContain(dataStore);
    expect(directive(headers, 'img-src')).toContain(dataStore);
    for (const name of ['script-src', 'style-src', 'default-src']) {
      expect(directive(headers, name)).not.toContain(dataStore);
    }
    expect(directive(await headersOf('/config.json'), 'connect-src')).not.toContain(dataStore);
  });

  it('allows code from the shell and the asset origin, and no evaluated or inline code', async () => {
    const headers = await headersOf('/');
    expect(directive(headers, 'script-src')).toEqual(["'self'", 'http://127.0.0.1:3100']);
    expect(directive(headers, 'frame-ancestors')).toEqual(["'none'"]);
    expect(directive(headers, 'frame-src')).toEqual([]);
    expect(directive(headers, 'worker-src')).toEqual(["'self'"]);
    expect(directive(headers, 'base-uri')).toEqual(["'none'"]);
    expect(directive(headers, 'object-src')).toEqual(["'none'"]);
    expect(directive(headers, 'form-action')).toEqual(["'self'"]);
    expect(directive(headers, 'require-trusted-types-for')).toEqual(["'script'"]);
    expect(directive(headers, 'trusted-types')).toEqual([
      'shell#mf',
      'mf#chunks',
      'shell#worker',
      "'allow-duplicates'",
    ]);
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|google/);
  });

  it("allows the page's inline styles by their hash", async () => {
    const hash = createHash('sha256').update('body{margin:0}').digest('base64');
    expect(directive(await headersOf('/'), 'style-src')).toContain(`'sha256-${hash}'`);
    expect(directive(await headersOf('/config.json'), 'style-src')).toHaveLength(2);
  });

  it('lets Google Maps in only where a key is configured', async () => {
    const headers = await headersOf('/', { mapsKey: 'key' });
    expect(directive(headers, 'script-src')).toEqual([
      "'self'",
      'http://127.0.0.1:3100',
      'https://maps.googleapis.com',
      "'wasm-unsafe-eval'",
    ]);
    const google = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
    expect(directive(headers, 'connect-src').slice(2)).toEqual([...google, 'data:', 'blob:']);
    expect(directive(headers, 'img-src').slice(3)).toEqual([
      ...google,
      'https://*.googleusercontent.com',
    ]);
    expect(directive(headers, 'font-src')).toContain('https://fonts.gstatic.com');
    expect(directive(headers, 'frame-src')).toEqual(['https://*.google.com']);
    expect(directive(headers, 'worker-src')).toEqual(["'self'", 'blob:']);
    expect(directive(headers, 'trusted-types')).toEqual([
      'shell#mf',
      'mf#chunks',
      'shell#worker',
      'default',
      'google-maps-api#html',
      'lit-html',
      "'allow-duplicates'",
    ]);
    expect(headers['integrity-policy']).toBeUndefined();
    expect(headers['integrity-policy-report-only']).toBe(
      'blocked-destinations=(script), endpoints=(pazar)',
    );
  });

  it("lets the styles that Google's script adds through, which a hash would forbid", async () => {
    const styles = directive(await headersOf('/', { mapsKey: 'key' }), 'style-src');
    expect(styles).toContain("'unsafe-inline'");
    expect(styles.filter((source) => source.startsWith("'sha"))).toEqual([]);
  });

  it('asks for https for a year where the shell is behind https', async () => {
    const headers = await headersOf('/', { isHttps: true });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});
