import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  containerNameOf,
  publishedDescriptorSchema,
  remoteNameSchema,
  sectionIconSchema,
} from './section-descriptor.ts';
import { sectionDescriptorSchema } from './section-file.ts';
import { roleSchema } from '../api/agent-kinds.ts';

const label = fc.record({ en: fc.string({ minLength: 1 }), mk: fc.string({ minLength: 1 }) });

const route = fc.record(
  {
    path: fc.stringMatching(/^[a-z][a-z0-9-]{0,40}$/),
    audience: fc.constantFrom('signed-in', 'public-only'),
    roles: fc.subarray([...roleSchema.options]),
    icon: fc.constantFrom(...sectionIconSchema.options),
    labelKey: fc.stringMatching(/^sidebar\.[a-z][a-z0-9-]{0,20}$/),
    label,
    order: fc.integer({ min: 0, max: 10_000 }),
  },
  { requiredKeys: ['path', 'icon', 'labelKey', 'label', 'order'] },
);

const descriptor = fc.record({
  name: fc.stringMatching(/^[a-z][a-z0-9_]{2,40}$/),
  contract: fc.integer({ min: 1, max: 99 }),
  namespace: fc.stringMatching(/^[a-z][a-z0-9-]{1,40}$/),
  routes: fc.uniqueArray(route, { minLength: 1, maxLength: 20, selector: ({ path }) => path }),
});

const isAccepted = (input: unknown) => sectionDescriptorSchema.safeParse(input).success;

describe('sectionDescriptorSchema', () => {
  it('keeps what it reads and fills in that a route is for every signed-in agent', () => {
    fc.assert(
      fc.property(descriptor, (written) => {
        const read = sectionDescriptorSchema.parse(JSON.parse(JSON.stringify(written)));
        expect(read).toEqual({
          ...written,
          routes: written.routes.map((one) => ({ audience: 'signed-in', roles: [], ...one })),
        });
        expect(sectionDescriptorSchema.parse(read)).toEqual(read);
      }),
    );
  });

  it('refuses two routes of one path, no route, and more than twenty', () => {
    fc.assert(
      fc.property(descriptor, (written) => {
        const { routes } = written;
        expect(isAccepted({ ...written, routes: [...routes, ...routes] })).toBe(false);
        expect(isAccepted({ ...written, routes: [] })).toBe(false);
      }),
      { numRuns: 20 },
    );
    const [one] = fc.sample(descriptor, { numRuns: 1, seed: 1 });
    const routes = Array.from({ length: 21 }, (_, index) => ({
      ...one?.routes[0],
      path: `r${index}`,
    }));
    expect(isAccepted({ ...one, routes: routes.slice(0, 20) })).toBe(true);
    expect(isAccepted({ ...one, routes })).toBe(false);
  });

  const command = { label: { en: 'New order', mk: 'Нова нарачка' }, path: '/orders/new' };
  const orders = { ...fc.sample(descriptor, { numRuns: 1, seed: 3 })[0] };
  const withCommands = (...commands: unknown[]) => ({
    ...orders,
    routes: [{ ...orders.routes?.[0], path: 'orders' }],
    commands,
  });

  it('reads commands, which are for everybody and found by their label unless they say more', () => {
    const { commands } = sectionDescriptorSchema.parse(withCommands(command));
    expect(commands).toEqual([{ ...command, roles: [], keywords: [] }]);
  });

  it.each([
    ['of another section', { ...command, path: '/product/new' }],
    ['elsewhere', { ...command, path: 'https://evil.example/orders' }],
    ['with a way out', { ...command, path: '/orders/../account' }],
    ['with a query', { ...command, path: '/orders/new?a=1' }],
    ['without a label in Macedonian', { ...command, label: { en: 'New order' } }],
    ['for a role that is none', { ...command, roles: ['ROLE_ROOT'] }],
    ['with a misspelt member', { ...command, icon: 'product' }],
  ])('refuses a command %s', (_, wrong) => {
    expect(isAccepted(withCommands(command))).toBe(true);
    expect(isAccepted(withCommands(wrong))).toBe(false);
  });

  const withPages = (pages: object) => ({ ...withCommands(), ...pages });
  const search = { path: '/v1/orders', page: '/orders/{id}', name: 'customer' };

  it('reads lists to search, pages of events, help and first reads', () => {
    const pages = {
      links: { 'order.paid': '/orders/{id}' },
      help: { '/orders/new': 'help.new' },
      reads: { '/orders': ['/v1/orders?limit=25&count=true'], '/orders/{id}': ['/v1/orders/{id}'] },
    };
    expect(sectionDescriptorSchema.parse(withPages({ search: [search], ...pages }))).toMatchObject({
      search: [{ ...search, details: [] }],
      ...pages,
    });
  });

  it.each([
    [
      'a list of another server',
      { search: [{ ...search, path: 'https://evil.example/v1/orders' }] },
    ],
    ['a list with a query', { search: [{ ...search, path: '/v1/orders?all=true' }] }],
    ['rows of another section', { search: [{ ...search, page: '/product/{id}' }] }],
    ['an event of another section', { links: { product: '/product/{id}' } }],
    ['an event elsewhere', { links: { order: '//evil.example/{id}' } }],
    ['rows that all have one page', { search: [{ ...search, page: '/orders' }] }],
    ['help of another section', { help: { '/product': 'help.product' } }],
    ['help without a key', { help: { '/orders': '' } }],
    ['a read of another server', { reads: { '/orders': ['https://evil.example/v1/orders'] } }],
    ['a read of a page of another section', { reads: { '/product': ['/v1/orders'] } }],
    ['a read of a record on a page of none', { reads: { '/orders': ['/v1/orders/{id}'] } }],
    ['seven reads', { reads: { '/orders': Array<string>(7).fill('/v1/orders') } }],
    ['thirteen chunks', { chunks: { '/orders': Array<string>(13).fill('orders') } }],
  ])('refuses %s', (_, wrong) => {
    expect(isAccepted(withPages({}))).toBe(true);
    expect(isAccepted(withPages(wrong))).toBe(false);
  });

  it.each(['home', 'about', 'open'])("refuses the path %s, which is the shell's", (path) => {
    expect(isAccepted({ ...orders, routes: [{ ...orders.routes?.[0], path }] })).toBe(false);
  });

  it('refuses two commands for one page', () => {
    expect(isAccepted(withCommands(command, command))).toBe(false);
  });

  it('leaves out what it does not know of a published command, and refuses nothing for it', () => {
    const published = withCommands({ ...command, path: '/product/new', shortcut: 'n' });
    expect(publishedDescriptorSchema.parse(published).commands).toEqual([
      { ...command, path: '/product/new', roles: [], keywords: [] },
    ]);
  });

  it.each(['', '/', 'a/b', '../up', 'a*', ':id', 'Product', 'https:', 'a?b'])(
    'refuses the path %j',
    (path) => {
      const [one] = fc.sample(descriptor, { numRuns: 1, seed: 2 });
      expect(isAccepted({ ...one, routes: [{ ...one?.routes[0], path }] })).toBe(false);
    },
  );
});

describe('containerNameOf', () => {
  it('is a different name for every remote, and one that a script can declare', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z0-9_]{2,40}$/), (name) => {
        expect(remoteNameSchema.safeParse(name).success).toBe(true);
        expect(containerNameOf(name)).toMatch(/^pazar_[a-z0-9_]+$/);
        expect(containerNameOf(name).slice('pazar_'.length)).toBe(name);
      }),
    );
  });
});
