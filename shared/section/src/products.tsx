import { type ProductSummary, productPageSchema } from '@pazar/contracts/product';
import { readLocalizedText } from '@pazar/format/localized-text';
import { ProductPicture } from './record-picture.tsx';
import type { SearchSource } from './search-source.ts';

/** Own products to choose from. `filter` is that of `GET /v1/products`, such as `{ baseUnit: 'KG' }`. */
export function productSource(
  filter: SearchSource<ProductSummary>['filter'] = {},
): SearchSource<ProductSummary> {
  return {
    key: ['products'],
    path: '/v1/products',
    page: productPageSchema,
    filter: { status: ['DRAFT', 'ACTIVE'], ...filter },
    sort: 'name',
    option: (product, locale) => ({
      value: product.id,
      label: readLocalizedText(product.name, locale).text,
      detail: product.sku,
      picture: <ProductPicture product={product} />,
    }),
  };
}
