import type { ProductDetail } from '@pazar/contracts/product-detail';

/** What makes a product easier to sell; nothing of it is asked for. */
export type Advice = 'names' | 'description' | 'image' | 'alt' | 'stock';

export interface AdviceLine {
  readonly advice: Advice;
  readonly isDone: boolean;
  /** Below the product's own address. */
  readonly place: string;
}

const isFull = (text: ProductDetail['description']) =>
  text !== null && text.mk !== null && text.en !== null;

/** How complete a product is beyond what publishing asks for. */
export function adviceFor(product: ProductDetail): readonly AdviceLine[] {
  const { name, description, images, stockState } = product;
  return [
    { advice: 'names', isDone: isFull(name), place: '#name' },
    { advice: 'description', isDone: isFull(description), place: '#description' },
    { advice: 'image', isDone: images.length > 0, place: '/images' },
    {
      advice: 'alt',
      isDone: images.length > 0 && images.every(({ alt }) => alt !== null),
      place: '/images',
    },
    { advice: 'stock', isDone: stockState !== 'OUT', place: '/stock' },
  ];
}
