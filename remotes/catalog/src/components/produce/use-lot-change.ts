import type { LotDetail } from '@pazar/contracts/produce-detail';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lotQueries } from '../../api/produce/lot-queries.ts';

/** Makes one change of a lot at a time and shows the lot as it is afterwards. */
export function useLotChange() {
  const http = useHttp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: (http: HttpClient) => Promise<LotDetail>) => change(http),
    onSuccess: (lot) => {
      const { queryKey: own } = lotQueries.detail(http, lot.id);
      queries.setQueryData(own, lot);
      void queries.invalidateQueries({
        queryKey: ['catalog'],
        predicate: ({ queryKey }) => queryKey[2] !== 'detail' || queryKey[3] !== lot.id,
      });
    },
  });
}
