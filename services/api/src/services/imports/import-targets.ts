import type { ImportKind } from '@pazar/contracts/import';
import type { ImportTarget } from './import-target.ts';
import { locationTarget } from './location-target.ts';
import { lotTarget } from './lot-target.ts';
import { productTarget } from './product-target.ts';

export const importTargets: Record<ImportKind, ImportTarget> = {
  products: productTarget,
  produce: lotTarget,
  locations: locationTarget,
};
