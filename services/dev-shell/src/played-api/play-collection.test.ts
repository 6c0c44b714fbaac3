import { aLocation } from '@pazar/testing/builders';
import { describe, expect, it } from 'vitest';
import { playCollection } from './play-collection.ts';
import type { PlayedAnswer } from './played-call.ts';

const rows = ['Bitola', 'Ohrid', 'Prilep'].map((name, index) =>
  aLocation({ name, status: index === 2 ? 'ARCHIVED' : 'ACTIVE' }),
);

function open() {
  const play = playCollection('/v1/locations', rows, ({ name }) => name);
  const ask = (method: string, url: string, body?: unknown) => {
    const [path = '', query = ''] = url.split('?');
    return play({ method, path, query: new URLSearchParams(query), body });
  };
  return {
    ask,
    names: (query: string) => {
      const answer = ask('GET', `/v1/locations?${query}`);
      return (bodyOf(answer) as { items: { name: string }[] }).items.map(({ name }) => name);
    },
  };
}

const bodyOf = (answer: PlayedAnswer | undefined) =>
  answer !== undefined && 'body' in answer ? answer.body : undefined;

describe('A played list', () => {
  it('is searched, filtered, ordered and turned page by page', () => {
    const { ask, names } = open();
    expect(names('q=oh')).toEqual(['Ohrid']);
    expect(names('status=ARCHIVED')).toEqual(['Prilep']);
    expect(names('sort=-name')).toEqual(['Prilep', 'Ohrid', 'Bitola']);
    expect(names('sort=name&limit=2&cursor=2')).toEqual(['Prilep']);
    expect(bodyOf(ask('GET', '/v1/locations?limit=2&count=true&facets=status'))).toMatchObject({
      page: { next: '2', prev: null, total: 3 },
      facets: { status: { ACTIVE: 2, ARCHIVED: 1 } },
    });
  });

  it('keeps a change of a record, and has no other record', () => {
    const { ask, names } = open();
    const at = `/v1/locations/${rows[0]?.id}`;
    expect(bodyOf(ask('PATCH', at, { name: 'Struga' }))).toMatchObject({ version: 2 });
    expect(bodyOf(ask('GET', at))).toMatchObject({ name: 'Struga' });
    expect(names('sort=-updatedAt')[0]).toBe('Struga');
    const { line1 } = rows[0]?.address ?? {};
    expect(bodyOf(ask('PATCH', at, { address: { postalCode: '6330' } }))).toMatchObject({
      address: { line1, postalCode: '6330' },
    });
    expect(ask('GET', '/v1/locations/other')).toMatchObject({ problem: { status: 404 } });
    expect(ask('GET', '/v1/orders')).toBeUndefined();
  });
});
