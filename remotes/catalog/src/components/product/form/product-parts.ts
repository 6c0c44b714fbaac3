import { namesOf } from '@pazar/contracts/declared-text';
import { productTexts } from '@pazar/contracts/record-texts';
import type { ProductValues } from '../../../model/product/product-values.ts';

/** The sections of the form in the order of the page, and the fields in each. */
export const productParts = {
  basics: ['name', 'categoryId'],
  packs: ['packs', 'stock'],
  places: ['locationIds'],
  looks: ['images', 'description'],
  more: ['baseUnit', 'currency', 'vatRate', 'sku', 'tags'],
  stock: ['stockMode', 'lowStockThreshold', 'minOrder', 'step'],
  availability: ['seasonMonths', 'availableFrom', 'availableTo'],
  food: ['certifications', 'allergens', 'shelfLifeDays', ...namesOf(productTexts)],
} as const satisfies Record<string, readonly (keyof ProductValues)[]>;

// The keys are those of the object above.
export const partNames = Object.keys(productParts) as (keyof typeof productParts)[];
