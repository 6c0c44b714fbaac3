import type { ImportKind } from '@pazar/contracts/import';

/** What is imported here; files of places belong to another section. */
export type CatalogImport = Extract<ImportKind, 'products' | 'produce'>;

/** Where the list of what is imported stands; its imports are below it. */
export const listOf: Readonly<Record<CatalogImport, '/product' | '/produce'>> = {
  products: '/product',
  produce: '/produce',
};
