import type { LotDetail } from '@pazar/contracts/produce-detail';
import { useAttempt } from '@pazar/section/use-attempt';
import { useHttp } from '@pazar/shell/http';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { lotQueries } from '../../../api/produce/lot-queries.ts';
import type { KeyedCall } from '../../keyed-call.ts';

/** Shows a lot as a change has made it, and makes old what else may show it. */
export function useShowLot(): (lot: LotDetail) => void {
  const http = useHttp();
  const queries = useQueryClient();
  return useCallback(
    function show(lot) {
      queries.setQueryData(lotQueries.detail(http, lot.id).queryKey, lot);
      void queries.invalidateQueries({
        queryKey: ['catalog'],
        predicate: ({ queryKey }) => queryKey[2] !== 'detail' || queryKey[3] !== lot.id,
      });
    },
    [http, queries],
  );
}

/** Makes one change of a lot at a time and shows the lot as it is afterwards. */
export function useLotChange(lotId: string) {
  const http = useHttp();
  return useAttempt<KeyedCall<LotDetail>, LotDetail>({
    name: ['catalog', 'lot', lotId],
    send: ({ send }, key) => send(http, key),
    onSuccess: useShowLot(),
  });
}
