import { describe, expect, it } from 'vitest';
import { defineSection } from './section.ts';

describe('defineSection', () => {
  const Page = () => null;

  it('keeps the component of each route and the contract it was built against', () => {
    const section = defineSection({ routes: { product: Page } });
    expect(section.routes['product']).toBe(Page);
    expect(section.contract).toBe(1);
  });

  it('cannot be changed by another section', () => {
    const section = defineSection({ routes: { product: Page } });
    expect(() => Object.assign(section.routes, { product: () => null })).toThrow(TypeError);
  });
});
