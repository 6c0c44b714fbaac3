import { promiseImport } from '@pazar/testing/promise-import';
import { describe } from 'vitest';
import { aroundProducts } from '../../../test/product-api.ts';
import { section } from '../../section.tsx';

describe('The import of products', () => {
  promiseImport({
    section,
    listPath: '/product',
    kind: 'products',
    title: 'Import products',
    codes: {
      base_unit: ['PIECE', 'pc'],
      pack_2_unit: ['JAR', 'jar'],
      currency: ['MKD', 'Denar'],
      stock_mode: ['MANUAL', 'Kept by hand'],
    },
    names: { mk: 'name_mk', en: 'name_en' },
    around: aroundProducts,
  });
});
