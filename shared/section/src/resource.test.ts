import { aPage } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { aNote, notes } from '../test/notes.ts';
import { sendCall } from './call.ts';

const key = '6f1d9e1a-0000-4000-8000-000000000001';

describe('A resource', () => {
  it('reads its list, its records and what belongs to them below its path', async () => {
    const api = fakeApi({
      '/v1/notes': aPage([aNote()]),
      '/v1/notes/one': aNote(),
      '/v1/notes/one/history': aPage([]),
    });
    const queries = new QueryClient();
    const page = { parse: () => aPage<object>([]) };
    await queries.query(notes.list(api, { q: 'tomato' }));
    await queries.query(notes.detail(api, 'one'));
    await queries.query(
      notes.part(api, { id: 'one', name: 'history', page, query: { cursor: 'two' } }),
    );
    expect(api.calls.map(({ path, query }) => [path, query])).toEqual([
      ['/v1/notes', { q: 'tomato' }],
      ['/v1/notes/one', {}],
      ['/v1/notes/one/history', { cursor: 'two' }],
    ]);
  });

  it.each([
    ['create', notes.create({ text: 'New' }), 'POST /v1/notes', { body: { text: 'New' } }],
    ['patch', notes.patch(aNote(), { text: 'New' }), 'PATCH /v1/notes/one', { ifMatch: 1 }],
    ['move', notes.move(aNote(), { name: 'close' }), 'POST /v1/notes/one/close', { ifMatch: 1 }],
    [
      'replace',
      notes.replace(aNote(), { name: 'links', body: { ids: [] } }),
      'PUT /v1/notes/one/links',
      { ifMatch: 1, body: { ids: [] } },
    ],
    ['duplicate', notes.duplicate('one'), 'POST /v1/notes/one/duplicate', {}],
  ])('sends %s with its version, and a key where it is a POST', async (...[, call, to, sent]) => {
    const api = fakeApi({ [to]: aNote() });
    await sendCall(api, call, key);
    const [done] = api.calls;
    expect(done).toMatchObject(sent);
    expect(done?.idempotencyKey).toBe(to.startsWith('POST') ? key : undefined);
  });

  it('sends remove with its version and reads no answer', async () => {
    const api = fakeApi({ 'DELETE /v1/notes/one': undefined });
    await sendCall(api, notes.remove(aNote({ version: 3 })), key);
    expect(api.calls[0]).toMatchObject({ method: 'DELETE', ifMatch: 3 });
  });
});
