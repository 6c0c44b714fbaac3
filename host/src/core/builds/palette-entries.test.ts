import type { SectionCommand } from '@pazar/contracts/releases/section-descriptor';
import type { Session } from '@pazar/contracts/session';
import { describe, expect, it } from 'vitest';
import { aBuild, aRoute } from '../../../test/discovery.ts';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { sectionCommands, sectionSearches } from './palette-entries.ts';

describe('sectionCommands', () => {
  const command = (path: string, roles: SectionCommand['roles'] = []): SectionCommand => ({
    label: { en: path, mk: path },
    path,
    roles,
    keywords: [],
  });
  const catalog = aBuild('catalog', [aRoute({ path: 'product', roles: ['ROLE_AGENT'] })]);
  const withCommands = (...commands: SectionCommand[]) => [
    { ...catalog, section: { ...catalog.section, commands } },
  ];
  const agent = aSignedInAgent({ roles: ['ROLE_AGENT'] });
  const consumer = aSignedInAgent({ roles: ['ROLE_CONSUMER'] });
  const pathsOf = (of: ReturnType<typeof withCommands>, session: Session | null) =>
    sectionCommands(of, session).map(({ path }) => path);

  it('are for who may open their route, and has one of their own roles', () => {
    const of = withCommands(command('/product/new'), command('/product/all', ['ROLE_MANAGEMENT']));
    expect(pathsOf(of, agent)).toEqual(['/product/new']);
    const manager = { ...agent, roles: [...agent.roles, 'ROLE_MANAGEMENT' as const] };
    expect(pathsOf(of, manager)).toEqual(['/product/new', '/product/all']);
    expect(pathsOf(of, consumer)).toEqual([]);
    expect(pathsOf(of, null)).toEqual([]);
  });

  it('never open another section, whatever a published descriptor says', () => {
    expect(pathsOf(withCommands(command('/account/close')), agent)).toEqual([]);
  });

  it('are none for a section that declares none', () => {
    expect(sectionCommands([catalog], agent)).toEqual([]);
  });
});

describe('sectionSearches', () => {
  const search = { path: '/v1/orders', page: '/orders/{id}', name: 'customer', details: [] };
  const orders = aBuild(
    'orders',
    [aRoute({ path: 'orders', roles: ['ROLE_AGENT'] }), aRoute({ path: 'returns', order: 90 })],
    { search: [search, { ...search, page: '/product/{id}' }] },
  );

  it('has the lists of a section whose pages are its own and open to the agent', () => {
    const found = sectionSearches([aBuild(), orders], aSignedInAgent());
    expect(found).toEqual([{ search, route: orders.section.routes[0] }]);
    expect(sectionSearches([orders], aSignedInAgent({ roles: [] }))).toEqual([]);
    expect(sectionSearches([orders], null)).toEqual([]);
  });
});
