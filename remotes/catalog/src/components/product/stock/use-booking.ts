import type { Booking } from '@pazar/contracts/movement';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { productKey } from '../../../api/product/product-queries.ts';
import { produceKey } from '../../../api/produce/lot-queries.ts';

/** Books entries of a ledger; whatever shows stock is asked for again. */
export function useBooking() {
  const http = useHttp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (book: (http: HttpClient) => Promise<Booking>) => book(http),
    // Also after a refusal: it says that the ledger is not as it was seen.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: productKey }),
        queries.invalidateQueries({ queryKey: produceKey }),
      ]),
  });
}
