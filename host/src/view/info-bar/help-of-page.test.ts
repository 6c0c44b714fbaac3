import { describe, expect, it } from 'vitest';
import { aBuild, aRoute } from '../../../test/discovery.ts';
import { helpOfPage } from './help-of-page.ts';

const help = {
  '/orders': 'help.orders',
  '/orders/{id}': 'help.order',
  '/orders/new': 'help.new',
  '/orders/{id}/edit': 'help.new',
};
const builds = [aBuild(), aBuild('orders', [aRoute({ path: 'orders' })], { help })];

describe('The help of a page', () => {
  it.each([
    ['/orders', 'help.orders'],
    ['/orders/new', 'help.new'],
    ['/orders/new/draft', 'help.new'],
    ['/orders/0193b6a0', 'help.order'],
    ['/orders/0193b6a0/history', 'help.order'],
    ['/orders/0193b6a0/edit', 'help.new'],
    ['/orders/', 'help.orders'],
  ])('at %s is %s', (path, key) => {
    expect(helpOfPage(builds, path)).toMatchObject({ namespace: 'orders', key });
  });

  it.each(['/product', '/nowhere', '/'])("at %s is no section's", (path) => {
    expect(helpOfPage(builds, path)).toBeUndefined();
  });
});
