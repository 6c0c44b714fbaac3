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
    around: aroundProducts,
  });
});
