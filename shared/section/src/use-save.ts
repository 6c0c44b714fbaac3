import { useHttp } from '@pazar/shell/http';
import type { RecordChange } from '@pazar/ui/form/record-form-options';
import { useCallback } from 'react';
import { type Call, sendCall } from './call.ts';
import type { Versioned } from './resource.ts';

/** The part of a resource that saves. */
export interface SavedResource<Create, Patch, Detail> {
  readonly create: (body: Create) => Call<Detail>;
  readonly patch: (row: Versioned, body: Patch) => Call<Detail>;
}

/**
 * How a form saves a record of a resource: for an existing record the changed fields, with the
 * version that was changed; for a new one all fields. For `save` of `useRecordForm`.
 *
 * @param row null for a new one
 */
export function useSave<Create, Patch, Detail>(
  resource: SavedResource<Create, Patch, Detail>,
  row: Versioned | null,
): (change: RecordChange<Create>) => Promise<Detail> {
  const http = useHttp();
  return useCallback(
    ({ values, patch, ifMatch, idempotencyKey }) => {
      if (row === null || ifMatch === undefined) {
        return sendCall(http, resource.create(values), idempotencyKey);
      }
      // The difference of two values that the schema of the record has read, field by field.
      const body = patch as Patch;
      return sendCall(http, resource.patch({ id: row.id, version: ifMatch }, body), idempotencyKey);
    },
    [http, resource, row],
  );
}
