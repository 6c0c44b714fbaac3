import { describe, expect, it } from 'vitest';
import english from '../../../assets/localization/en.json' with { type: 'json' };
import macedonian from '../../../assets/localization/mk.json' with { type: 'json' };
import { helpOfPage } from './help-of-page.ts';

describe('The help of a page', () => {
  it.each([
    ['/product', 'product'],
    ['/product/new', 'productNew'],
    ['/product/0193b6a0/stock', 'productStock'],
    ['/produce/record/sale', 'record'],
    ['/promotion/0193b6a0/tags', 'tags'],
    ['/account/data', 'data'],
    ['/management/reference/crops', 'reference'],
    ['/management/agents/0193b6a0', 'management'],
    ['/nowhere', 'anywhere'],
  ])('at %s is about %s', (path, topic) => {
    expect(helpOfPage(path)).toBe(topic);
  });

  it.each([
    ['en', english.help],
    ['mk', macedonian.help],
  ])('says something else on each page, in %s', (_locale, texts) => {
    const said = Object.values(texts);
    expect(new Set(said).size).toBe(said.length);
    expect(said.length).toBeGreaterThan(30);
  });
});
