import { describe, expect, it } from 'vitest';
import { aBuild, aDocument, anEntry } from '../../../test/discovery.ts';
import { buildsToKeep, cachesToDrop } from './kept-sections.ts';

const inUse = new Set<string>();
const shell = 'pazar-shell:/static/js/index.new.js';

describe('The sections that a browser keeps', () => {
  const chosen = [aBuild('catalog'), aBuild('locations'), { ...aBuild('probe'), integrity: null }];
  const keep = (opened: string[], caches: string[] = []) =>
    buildsToKeep({ chosen, opened: new Set(opened), caches }).map(({ name }) => name);

  it('are those that this tab has opened', () => {
    expect(keep([])).toEqual([]);
    expect(keep(['catalog'])).toEqual(['catalog']);
  });

  it('are in their new version those that it has kept in another one', () => {
    expect(keep([], ['pazar-section:locations@0.0.9-old'])).toEqual(['locations']);
  });

  it('are none without integrity: a development server has other bytes at each request', () => {
    expect(keep(['probe'])).toEqual([]);
  });
});

describe('What a browser removes', () => {
  const live = 'pazar-section:catalog@0.1.0-abc';
  const earlier = 'pazar-section:catalog@0.0.9-old';
  const document = aDocument(anEntry('catalog'));

  it('are versions that the newest document does not name, and sections that it does not have', () => {
    const withdrawn = 'pazar-section:promotion@0.1.0-abc';
    expect(cachesToDrop([live, earlier, withdrawn], { document, shell, inUse })).toEqual([
      earlier,
      withdrawn,
    ]);
  });

  it('is nothing that an open tab uses', () => {
    const caches = [live, earlier, 'pazar-shell:/static/js/index.old.js'];
    const all = { document, shell, inUse: new Set(caches) };
    expect(cachesToDrop(caches, all)).toEqual([]);
  });

  it('is a recalled version also where an open tab uses it', () => {
    const entry = anEntry('catalog');
    entry.extras.pazar.recalled = ['0.0.9-old'];
    const recalling = { document: aDocument(entry), shell, inUse: new Set([earlier]) };
    expect(cachesToDrop([live, earlier], recalling)).toEqual([earlier]);
  });

  it('is the earlier shell once a page of the new one is kept, and no cache of anybody else', () => {
    const old = 'pazar-shell:/static/js/index.old.js';
    const caches = [old, shell, 'pazar-page', 'maps'];
    expect(cachesToDrop(caches, { document, shell, inUse })).toEqual([old]);
    expect(cachesToDrop(caches, { document, shell: null, inUse })).toEqual([]);
  });
});
