import { describe, expect, it } from 'vitest';
import { aBuild, aRoute } from '../../../test/discovery.ts';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { subjectPage } from './subject-page.ts';

const linking = (path: string, links: Record<string, string>) =>
  aBuild(`of_${path}`, [aRoute({ path, roles: ['ROLE_AGENT'] })], { links });

const builds = [
  linking('product', { product: '/product/{id}', 'product.stock': '/product/{id}/stock' }),
  linking('orders', { order: '/orders/{id}', wrong: '/elsewhere/{id}', list: '/orders' }),
];
const session = aSignedInAgent();
const pageOf = (subjects: string[], id = '7', of: typeof session | null = session) =>
  subjectPage({ subjects, id }, { builds, session: of });

describe('The page of an event', () => {
  it('is that of its most exact subject', () => {
    expect(pageOf(['product.stock', 'product'])).toBe('/product/7/stock');
    expect(pageOf(['product.publish', 'product'])).toBe('/product/7');
  });

  it('is one of a section that this host has never heard of', () => {
    expect(pageOf(['order.paid', 'order'])).toBe('/orders/7');
    expect(pageOf(['list'], '')).toBe('/orders');
  });

  it.each([
    ['that no section names', ['crop']],
    ['of another section', ['wrong']],
    ['that every object has', ['constructor', 'toString']],
  ])('is none for a subject %s', (_, subjects) => {
    expect(pageOf(subjects)).toBeUndefined();
  });

  it('is none that the visitor may not open', () => {
    expect(pageOf(['product'], '7', aSignedInAgent({ roles: ['ROLE_CONSUMER'] }))).toBeUndefined();
    expect(pageOf(['product'], '7', null)).toBeUndefined();
  });

  it('keeps an identifier within its part of the address', () => {
    expect(pageOf(['product'], '../account?x')).toBe('/product/..%2Faccount%3Fx');
  });
});
