import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useOutletContext } from 'react-router-dom';

/** The product that the page around shows: `ProductPage` hands it to each of its tabs. */
export function useProduct(): ProductDetail {
  return useOutletContext<ProductDetail>();
}
