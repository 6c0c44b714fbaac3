import type { ImportKind } from '@pazar/contracts/import';
import type { ImportTarget } from '../csv/import-target.ts';
import { locationTarget } from '../locations/location-target.ts';
import { lotTarget } from '../produce/lot-target.ts';
import { productTarget } from '../products/product-target.ts';

export const importTargets: Record<ImportKind, ImportTarget> = {
  products: productTarget,
  produce: lotTarget,
  locations: locationTarget,
};
