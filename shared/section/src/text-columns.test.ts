import { aLocation } from '@pazar/testing/builders';
import { expect, it } from 'vitest';
import { textColumns } from './text-columns.ts';

const label = { mk: 'Паркирање', en: 'Parking' };

it('A declared text is a column of the list in both languages, where its rows have it', () => {
  const [column, ...others] = textColumns({
    parkingNote: { label, listed: true },
    doorCode: { label: { mk: 'Влез', en: 'Entry' } },
  });
  expect(others).toEqual([]);
  expect(column?.header({ locale: 'mk' })).toBe('Паркирање');
  expect(column?.header({ locale: 'en' })).toBe('Parking');
  expect(column?.cell({ ...aLocation(), parkingNote: 'Under the tree' })).toBe('Under the tree');
  expect(column?.cell({ ...aLocation(), parkingNote: null })).toBe('–');
});
