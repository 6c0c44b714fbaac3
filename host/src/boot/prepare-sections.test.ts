import { describe, expect, it } from 'vitest';
import { aBuild, aRoute } from '../../test/discovery.ts';
import { preloadFirst } from './prepare-sections.ts';

const builds = [
  aBuild('dashboard', [aRoute({ path: 'dashboard', home: true })]),
  aBuild('catalog', [aRoute({ path: 'product', roles: ['ROLE_AGENT'] })]),
];
const agent = { roles: ['ROLE_CONSUMER', 'ROLE_AGENT'] as const };

function preloaded(path: string, session: { roles: readonly string[] } | null): string[] {
  const names: string[] = [];
  const sections = { preload: (name: string) => void names.push(name) };
  const roles = session?.roles.includes('ROLE_AGENT') ? (['ROLE_AGENT'] as const) : [];
  preloadFirst(path, { builds, sections, session: session && { roles: [...roles] } });
  return names;
}

describe('preloadFirst', () => {
  it.each([
    ['/product', ['catalog']],
    ['/product/7?tab=packs', ['catalog']],
    ['/dashboard', ['dashboard']],
    ['/', ['dashboard']],
    ['/home', []],
    ['/produkt', []],
  ])('loads for %s ahead of need %j', (path, names) => {
    expect(preloaded(path, agent)).toEqual(names);
  });

  it('loads nothing for a visitor, and nothing that the agent may not open', () => {
    expect(preloaded('/product', null)).toEqual([]);
    expect(preloaded('/product', { roles: ['ROLE_CONSUMER'] })).toEqual([]);
  });
});
