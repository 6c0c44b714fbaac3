import type { ImportKind } from '@pazar/contracts/import';

/** Where the list of what is imported stands; its imports are below it. */
export const listOf: Readonly<Record<ImportKind, '/product' | '/produce'>> = {
  products: '/product',
  produce: '/produce',
};
