import type { Booking } from '@pazar/contracts/movement';
import { useAttempt } from '@pazar/section/use-attempt';
import { useHttp } from '@pazar/shell/http';
import { useQueryClient } from '@tanstack/react-query';
import { productKey } from '../../../api/product/product-queries.ts';
import { produceKey } from '../../../api/produce/lot-queries.ts';
import type { KeyedCall } from '../../keyed-call.ts';

/**
 * Books entries of a ledger, each once; whatever shows stock is asked for again. Also after a
 * refusal, which says that the ledger is not as it was seen, and without an answer.
 *
 * @param name which form of which product books
 */
export function useBooking(...name: readonly string[]) {
  const http = useHttp();
  const queries = useQueryClient();
  return useAttempt<KeyedCall<Booking>, Booking>({
    name: ['catalog', 'booking', ...name],
    send: ({ send }, key) => send(http, key),
    look: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: productKey }),
        queries.invalidateQueries({ queryKey: produceKey }),
      ]),
  });
}
