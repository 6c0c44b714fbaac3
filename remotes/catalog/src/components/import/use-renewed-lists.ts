import type { ImportJob } from '@pazar/contracts/import';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { importKey } from '../../api/import/import-queries.ts';
import { productResource } from '../../api/product/products.ts';
import { lotResource } from '../../api/produce/lots.ts';

/** Asks again for lists and rows whenever the server has finished a part of an import. */
export function useRenewedLists(job: ImportJob | undefined): void {
  const queries = useQueryClient();
  const status = job?.status;
  useEffect(
    function renew() {
      if (status === undefined) return;
      void queries.invalidateQueries({ queryKey: [...importKey, 'rows'] });
      if (status !== 'APPLIED' && status !== 'UNDONE') return;
      void queries.invalidateQueries({ queryKey: productResource.key });
      void queries.invalidateQueries({ queryKey: lotResource.key });
    },
    [queries, status],
  );
}
