import type { Session } from '@pazar/contracts/session';
import { describe, expect, it } from 'vitest';
import { aBuild, aRoute } from '../../../test/discovery.ts';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { firstPage, sidebarEntries } from './section-routes.ts';

const builds = [
  aBuild('management', [aRoute({ path: 'management', order: 70, roles: ['ROLE_MANAGEMENT'] })]),
  aBuild('account', [aRoute({ path: 'account', order: 60 })]),
  aBuild('promotion', [aRoute({ path: 'promotion', order: 50, roles: ['ROLE_AGENT'] })]),
  aBuild('locations', [aRoute({ path: 'location', order: 40, roles: ['ROLE_AGENT'] })]),
  aBuild('catalog', [
    aRoute({ path: 'produce', order: 30, roles: ['ROLE_AGENT'] }),
    aRoute({ path: 'product', order: 20, roles: ['ROLE_AGENT'] }),
  ]),
  aBuild('dashboard', [aRoute({ path: 'dashboard', order: 10 })]),
];

const pathsFor = (session: Session | null, of = builds) =>
  sidebarEntries(of, session).map(({ route }) => route.path);

describe('sidebarEntries', () => {
  it('shows signed-out visitors the way in, and nothing else', () => {
    expect(pathsFor(null)).toEqual(['home']);
  });

  it('shows a seller and a producer their pages in the order of the descriptors', () => {
    expect(pathsFor(aSignedInAgent())).toEqual([
      'dashboard',
      'product',
      'produce',
      'location',
      'promotion',
      'account',
    ]);
  });

  it('shows management its page, and a consumer only what needs no role', () => {
    expect(pathsFor(aSignedInAgent({ roles: ['ROLE_MANAGEMENT'] }))).toEqual([
      'dashboard',
      'account',
      'management',
    ]);
    expect(pathsFor(aSignedInAgent({ roles: ['ROLE_CONSUMER'] }))).toEqual([
      'dashboard',
      'account',
    ]);
  });

  it('shows a seventh remote that this host has never heard of', () => {
    const orders = aBuild('orders', [
      aRoute({ path: 'orders', order: 25, label: { en: 'Orders', mk: 'Нарачки' } }),
    ]);
    const entries = sidebarEntries([...builds, orders], aSignedInAgent());
    expect(entries.map(({ route }) => route.path)).toEqual([
      'dashboard',
      'product',
      'orders',
      'produce',
      'location',
      'promotion',
      'account',
    ]);
    expect(entries.find(({ build }) => build === orders)?.route.label.mk).toBe('Нарачки');
  });

  it('keeps one order when descriptors name the same position', () => {
    const tied = ['cherry', 'apple', 'banana'].map((path) =>
      aBuild(path, [aRoute({ path, order: 5 })]),
    );
    expect(pathsFor(aSignedInAgent(), tied)).toEqual(['apple', 'banana', 'cherry']);
    expect(pathsFor(aSignedInAgent(), tied.toReversed())).toEqual(['apple', 'banana', 'cherry']);
  });

  it("gives a remote's own public page beside home to signed-out visitors alone", () => {
    const help = aBuild('help', [aRoute({ path: 'help', order: 1, audience: 'public-only' })]);
    expect(pathsFor(null, [help])).toEqual(['home', 'help']);
    expect(pathsFor(aSignedInAgent(), [help])).toEqual([]);
  });
});

describe('firstPage', () => {
  const withHome = [
    ...builds,
    aBuild('desk', [aRoute({ path: 'desk', order: 5, roles: ['ROLE_MANAGEMENT'], home: true })]),
    aBuild('start', [aRoute({ path: 'start', order: 80, home: true })]),
  ];

  it('is the first section with "home" that the agent may open', () => {
    expect(firstPage(withHome, aSignedInAgent())).toBe('/start');
    expect(firstPage(withHome, aSignedInAgent({ roles: ['ROLE_MANAGEMENT'] }))).toBe('/desk');
  });

  it('is the first entry of the sidebar where none has "home", and a page of the shell without any', () => {
    expect(firstPage(builds, aSignedInAgent())).toBe('/dashboard');
    expect(firstPage([], aSignedInAgent())).toBe('/about');
  });

  it('is the way in for a visitor', () => {
    expect(firstPage(withHome, null)).toBe('/home');
  });
});
