import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { problemSchema } from '@pazar/contracts/problem';
import { logOptions } from '@pazar/service/log-options';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createShellApp } from './shell-app.ts';
import { createEdgeFolders, type EdgeFolders } from './testing/edge-folders.ts';

let folders: EdgeFolders;
beforeEach(async () => {
  folders = await createEdgeFolders();
});
afterEach(() => folders.remove());

describe('The log of the edge', () => {
  it('has the path of a request, and no query, header or data that an error quotes', async () => {
    const stream = new PassThrough();
    const log = text(stream);
    const server = await createShellApp(folders.environment, { ...logOptions, stream });
    server.get('/failing', () => {
      throw Object.assign(new Error('secret@person.mk'), { params: ['secret'], code: '23505' });
    });
    const headers = { cookie: 'session=secret' };
    await server.inject({ url: '/products?jwt=secret', headers });
    const failed = await server.inject({
      url: '/failing',
      headers: { accept: 'application/json' },
    });
    const { status, traceId } = problemSchema.parse(failed.json());
    expect(status).toBe(500);
    await server.close();
    stream.end();
    const lines = await log;
    expect(lines).toContain('"path":"/products"');
    expect(lines).toContain(`"traceId":"${traceId}","err":{`);
    expect(lines).toContain('"code":"23505"');
    expect(lines).toMatch(/"level":"error","time":"\d{4}-/);
    expect(lines).not.toContain('secret');
  });
});
