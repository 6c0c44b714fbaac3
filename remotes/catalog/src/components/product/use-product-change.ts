import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useAttempt } from '@pazar/section/use-attempt';
import { useHttp } from '@pazar/shell/http';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { productKey, productQueries } from '../../api/product/product-queries.ts';
import type { KeyedCall } from '../keyed-call.ts';

/** Shows a product as a change has made it, and makes old what else may show it. */
export function useShowProduct(): (product: ProductDetail) => void {
  const http = useHttp();
  const queries = useQueryClient();
  return useCallback(
    function show(product) {
      queries.setQueryData(productQueries.detail(http, product.id).queryKey, product);
      void queries.invalidateQueries({
        queryKey: productKey,
        predicate: ({ queryKey }) => queryKey[2] !== 'detail' || queryKey[3] !== product.id,
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
