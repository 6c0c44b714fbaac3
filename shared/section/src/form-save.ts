import type { HttpClient } from '@pazar/shell/http';
import type { RecordChange } from '@pazar/section/form/record-form-options';
import { type Call, sendCall } from './call.ts';
import type { Versioned } from './resource.ts';

/** The part of a resource that saves. */
export interface SavedResource<Create, Patch, Detail> {
  readonly create: (body: Create) => Call<Detail>;
  readonly patch: (row: Versioned, body: Patch) => Call<Detail>;
}

/**
 * How a form saves a record of a resource: of an existing record the changed fields, with the
 * version that was changed; of a new one all fields. For `save` of `useRecordForm`.
 *
 * @param row null for a new one
 */
export const formSave =
  <Create, Patch, Detail>(
    http: HttpClient,
    resource: SavedResource<Create, Patch, Detail>,
    row: Versioned | null,
  ) =>
  ({ values, patch, ifMatch, idempotencyKey }: RecordChange<Create>): Promise<Detail> => {
    if (row === null || ifMatch === undefined) {
      return sendCall(http, resource.create(values), idempotencyKey);
    }
    // The difference of two values that the schema of the record has read, field by field.
    const body = patch as Patch;
    return sendCall(http, resource.patch({ id: row.id, version: ifMatch }, body), idempotencyKey);
  };
