import { RouteName } from '@pazar/contracts/route-names';
import { matchRoutes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBuild, aRoute } from '../../test/discovery.ts';
import { openShellRouter } from './open-router.tsx';
import type { ShellRouter } from './shell-router.ts';

let router: ShellRouter;
beforeAll(async () => {
  router = await openShellRouter([aBuild('orders', [aRoute({ path: 'orders' })])]);
});

/** The path of the route that shows this address. */
const routeAt = (address: string) => matchRoutes(router.routes, address)?.at(-1)?.route.path;

describe('The root route table', () => {
  it('has one entry, the empty path of the shared list', () => {
    expect(router.routes.map(({ path }) => path)).toEqual([RouteName.Current]);
    expect(RouteName.Current).toBe('');
  });

  it('is open once the page of its entry has loaded', () => {
    expect(router.state.initialized).toBe(true);
    expect(router.state.errors).toBeNull();
  });

  it.each([
    RouteName.Home,
    RouteName.Landing,
    RouteName.Feature,
    RouteName.Subscription,
    RouteName.Contact,
  ])('shows a page of the shell at /%s', (name) => {
    expect(routeAt(`/${name}`)).toBe(name);
  });

  it('shows the root, the page of a descriptor that no list has, and the page for all others', () => {
    expect(routeAt('/')).toBe(RouteName.Root);
    expect(routeAt('/orders/7')).toBe('orders/*');
    expect(routeAt('/nowhere')).toBe(RouteName.Wildcard);
  });
});
