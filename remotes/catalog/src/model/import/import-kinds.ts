import type { ImportJob, ImportKind } from '@pazar/contracts/import';

/** What is imported here; files of places are for another section. */
export type CatalogKind = Extract<ImportKind, 'products' | 'produce'>;
export type CatalogJob = ImportJob & { kind: CatalogKind };

/** Where the list of what is imported stands; its imports are below it. */
export const listOf: Readonly<Record<CatalogKind, '/product' | '/produce'>> = {
  products: '/product',
  produce: '/produce',
};

export function isCatalogJob(job: ImportJob): job is CatalogJob {
  return job.kind in listOf;
}
