import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useAttempt } from '@pazar/section/use-attempt';
import { useHttp } from '@pazar/shell/http';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { productQueries } from '../../../api/product/product-queries.ts';
import type { KeyedCall } from '../../keyed-call.ts';

/** What no change of a product changes. */
const isReference = (key: QueryKey) => key[1] === 'reference' || key[1] === 'has-vat';

/** Shows a product as a change has made it, and makes old what else may show it. */
export function useShowProduct(): (product: ProductDetail) => void {
  const http = useHttp();
  const queries = useQueryClient();
  return useCallback(
    function show(product) {
      const isOwn = (key: QueryKey) => key[2] === 'detail' && key[3] === product.id;
      queries.setQueryData(productQueries.detail(http, product.id).queryKey, product);
      void queries.invalidateQueries({
        // Lots too: they show the products that draw on them.
        queryKey: ['catalog'],
        predicate: ({ queryKey }) => !isReference(queryKey) && !isOwn(queryKey),
      });
    },
    [http, queries],
  );
}

/** Makes one change of a product at a time and shows the product as it is afterwards. */
export function useProductChange(productId: string) {
  const http = useHttp();
  return useAttempt<KeyedCall<ProductDetail>, ProductDetail>({
    name: ['catalog', 'product', productId],
    send: ({ send }, key) => send(http, key),
    onSuccess: useShowProduct(),
  });
}
