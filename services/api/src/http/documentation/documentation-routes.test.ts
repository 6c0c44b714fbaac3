import { apiShapesSchema } from '@pazar/contracts/releases/requirements';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from '../app-types.ts';
import { unconnectedApp } from '../../testing/unconnected-app.ts';

describe('The page of the documentation', () => {
  let app: App;
  beforeAll(async () => {
    app = await unconnectedApp();
  });
  afterAll(() => app.close());

  it('names every endpoint of the OpenAPI document', async () => {
    const { body } = await app.inject('/v1/docs');
    const document = (await app.inject('/v1/openapi.json')).json<{
      paths: Record<string, object>;
    }>();
    const paths = Object.entries(document.paths);
    const endpoints = paths.flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `<code>${method.toUpperCase()} ${path}</code>`),
    );
    expect(endpoints.length).toBeGreaterThan(100);
    expect(endpoints.filter((endpoint) => !body.includes(endpoint))).toEqual([]);
  });

  it('describes each, and names the role that it needs', async () => {
    const { body } = await app.inject('/v1/docs');
    expect(body).toContain('Arrays are replaced whole.');
    expect(body).toContain('With a bearer token of ROLE_MANAGEMENT.');
  });

  it('has beside it the shapes that the API answers and accepts, for the registry', async () => {
    const { answers, accepts } = apiShapesSchema.parse((await app.inject('/v1/contracts')).json());
    const { properties, required } = answers['product#productSummarySchema'] ?? {};
    expect(required).toContain('id');
    expect(properties?.['id']).toEqual({ type: 'string' });
    expect(accepts['product-input#productInputSchema']?.type).toBe('object');
    expect(accepts).not.toHaveProperty('product#productSummarySchema');
  });

  it('needs neither script nor style, under a policy that allows none', async () => {
    const page = await app.inject('/v1/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    const style = await app.inject('/v1/docs/style.css');
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(page.body).toContain('href="docs/style.css"');
  });

  it.each(['/v1/docs', '/v1/openapi.json'])('is built once, and sent once: %s', async (url) => {
    const build = vi.spyOn(app, 'swagger');
    const headers = { 'accept-encoding': 'br' };
    const [first, again] = await Promise.all([
      app.inject({ url, headers }),
      app.inject({ url, headers }),
    ]);
    expect(build.mock.calls.length).toBeLessThanOrEqual(1);
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=300',
    });
    expect(first.rawPayload.length).toBeLessThan(500_000);
    expect(again.rawPayload).toEqual(first.rawPayload);
    const tag = String(first.headers['etag']);
    const known = await app.inject({ url, headers: { ...headers, 'if-none-match': tag } });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });
});
