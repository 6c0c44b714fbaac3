import { promiseImport } from '@pazar/testing/promise-import';
import { describe } from 'vitest';
import { aroundLots } from '../../../test/produce-api.ts';
import { section } from '../../section.tsx';

describe('The import of produce', () => {
  promiseImport({
    section,
    listPath: '/produce',
    kind: 'produce',
    title: 'Import produce',
    codes: {
      unit: ['BUNCH', 'bunch'],
      area_unit: ['DKA', 'dka'],
      origin: ['SOURCED', 'Bought in'],
      quality_class: ['II', 'Class II'],
    },
    names: { mk: 'crop_name_mk', en: 'crop_name_en' },
    around: aroundLots,
  });
});
