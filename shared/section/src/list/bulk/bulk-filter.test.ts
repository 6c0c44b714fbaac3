import { describe, expect, it } from 'vitest';
import { bulkFilter } from './bulk-filter.ts';
import { defineList } from '../query/define-list.ts';
import { readUrl } from '../query/url-state.ts';

const list = defineList({
  name: 'products',
  filters: {
    status: 'texts',
    seasonYear: 'numbers',
    priceMin: 'number',
    hasImages: 'flag',
    updated: 'date-range',
  },
  sorts: ['name'],
  defaultSort: 'name',
});
const filterOf = (url: string) => bulkFilter(readUrl(new URLSearchParams(url), list), list);

describe('the filter of a bulk action', () => {
  it('has search and filters by the names and in the types of the API', () => {
    expect(
      filterOf(
        'q=ajvar&status=DRAFT&status=ACTIVE&seasonYear=2026&priceMin=100&hasImages=false' +
          '&updatedFrom=2026-11-01&updatedTo=2026-11-30&sort=-name&cursor=two',
      ),
    ).toEqual({
      q: 'ajvar',
      status: ['DRAFT', 'ACTIVE'],
      seasonYear: [2026],
      priceMin: 100,
      hasImages: false,
      updatedFrom: '2026-11-01',
      updatedTo: '2026-11-30',
    });
  });

  it('is empty where nothing is filtered', () => {
    expect(filterOf('sort=name&view=all')).toEqual({});
  });

  it('hands on what it cannot read, so that the API rejects it as it rejects the list', () => {
    expect(filterOf('seasonYear=2026&seasonYear=last&priceMin=cheap&hasImages=maybe')).toEqual({
      seasonYear: [2026, 'last'],
      priceMin: 'cheap',
      hasImages: 'maybe',
    });
  });
});
