import { describe, expect, it } from 'vitest';
import { nearRoutes } from './near-routes.ts';

const routes = [{ path: 'dashboard' }, { path: 'product' }, { path: 'produce' }];
const near = (segment: string) => nearRoutes(routes, segment).map(({ path }) => path);

describe('nearRoutes', () => {
  it('finds what was meant by a plural, a beginning, a slip of the finger or capitals', () => {
    expect(near('products')).toEqual(['product', 'produce']);
    expect(near('prod')).toEqual(['product', 'produce']);
    expect(near('dashbord')).toEqual(['dashboard']);
    expect(near('Produce')).toEqual(['produce', 'product']);
  });

  it('finds nothing near an address that is like none', () => {
    expect(near('orders')).toEqual([]);
    expect(near('')).toEqual([]);
  });
});
