import type { ProductDetail } from '@pazar/contracts/product-detail';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { productKey, productQueries } from '../../api/product/product-queries.ts';

/** Makes one change of a product at a time and shows the product as it is afterwards. */
export function useProductChange() {
  const http = useHttp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: (http: HttpClient) => Promise<ProductDetail>) => change(http),
    onSuccess: (product) => {
      queries.setQueryData(productQueries.detail(http, product.id).queryKey, product);
      void queries.invalidateQueries({
        queryKey: productKey,
        predicate: ({ queryKey }) => queryKey[2] !== 'detail' || queryKey[3] !== product.id,
      });
    },
  });
}
