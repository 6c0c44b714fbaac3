import { useHttp } from '@pazar/shell/http';
import type { RecordChange } from '@pazar/ui/form/record-form-options';
import { useCallback } from 'react';
import { sendCall } from './call.ts';
import type { RecordTypes, Resource, Versioned } from './resource.ts';

/**
 * How a form saves a record of a resource: the changed fields of one that is there, on the version
 * that was changed; the whole of a new one. For `save` of `useRecordForm`.
 *
 * @param row null for a new one
 */
export function useSave<Types extends RecordTypes>(
  resource: Pick<Resource<Types>, 'create' | 'patch'>,
  row: Versioned | null,
): (change: RecordChange<Types['create']>) => Promise<Types['detail']> {
  const http = useHttp();
  return useCallback(
    ({ values, patch, ifMatch, idempotencyKey }) => {
      if (row === null || ifMatch === undefined) {
        return sendCall(http, resource.create(values), idempotencyKey);
      }
      // The difference of two values that the schema of the record has read, field by field.
      const body = patch as Types['patch'];
      return sendCall(http, resource.patch({ id: row.id, version: ifMatch }, body), idempotencyKey);
    },
    [http, resource, row],
  );
}
