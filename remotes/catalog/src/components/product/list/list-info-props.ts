import type { Page } from '@pazar/contracts/page';
import type { ProductSummary } from '@pazar/contracts/product';
import type { ListQuery } from '@pazar/section/list/query/use-list-state';
import type { productList } from '../../../model/product/product-list.ts';

export interface ProductListInfoProps {
  /** The rows on the page, and whether there are more. */
  products: Page<ProductSummary>;
  /** What finds the rows of all pages. */
  filters: ListQuery<typeof productList>;
  /** The row that was chosen last. */
  chosen: ProductSummary | undefined;
}
