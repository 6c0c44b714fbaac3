import type { VerificationLease } from '@pazar/contracts/management';
import { sendCall } from '@pazar/section/call';
import { useHttp } from '@pazar/shell/http';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leaseOf, returnLease } from '../../api/verification.ts';

/**
 * Holds the lease of a case while it is open. Deciding needs none: it is for other managers to see.
 */
export function useLease(id: string): UseQueryResult<VerificationLease> {
  const http = useHttp();
  useEffect(
    function giveBack() {
      return () => {
        // One that could not be given back lapses two minutes later.
        void sendCall(http, returnLease(id)).catch(() => undefined);
      };
    },
    [http, id],
  );
  return useQuery(leaseOf(http, id));
}
