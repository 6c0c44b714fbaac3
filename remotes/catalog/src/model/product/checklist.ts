import type { ProductDetail } from '@pazar/contracts/product-detail';
import type { ProductValues } from './product-values.ts';

/** What makes a product easier to sell; nothing of it is asked for. */
export type Advice = 'names' | 'description' | 'image' | 'alt' | 'stock';

export interface AdviceLine {
  readonly advice: Advice;
  readonly isDone: boolean;
  /** Below the product's own address. */
  readonly place: string;
}

/** The fields without which a product cannot be published, as they are in the form. */
export function missingToPublish(values: ProductValues): readonly (keyof ProductValues)[] {
  const { name, categoryId, packs, locationIds } = values;
  const lacks = {
    name: name.mk === null && name.en === null,
    categoryId: categoryId === null,
    packs: !packs.some(({ active, size, priceMinor }) => active && size && priceMinor !== null),
    locationIds: locationIds.length === 0,
  };
  return (['name', 'categoryId', 'packs', 'locationIds'] as const).filter((field) => lacks[field]);
}

const isFull = (text: ProductDetail['description']) =>
  text !== null && text.mk !== null && text.en !== null;

/** How complete a product is beyond what publishing asks for. */
export function adviceFor(product: ProductDetail): readonly AdviceLine[] {
  const { name, description, images, stockState, visibility } = product;
  const lines: readonly AdviceLine[] = [
    { advice: 'names', isDone: isFull(name), place: '#name' },
    { advice: 'description', isDone: isFull(description), place: '#description' },
    { advice: 'image', isDone: images.length > 0, place: '#images' },
    {
      advice: 'alt',
      isDone: images.length > 0 && images.every(({ alt }) => alt !== null),
      place: '#images',
    },
    { advice: 'stock', isDone: stockState !== 'OUT', place: '/stock' },
  ];
  // It is the first reason why customers do not see it, with its own link.
  const isSaid = visibility.reasons.includes('out_of_stock');
  return isSaid ? lines.filter(({ advice }) => advice !== 'stock') : lines;
}
