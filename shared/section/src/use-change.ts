import { useHttp } from '@pazar/shell/http';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { type Call, contentOf, sendCall } from './call.ts';
import { renew, renewLater } from './renew.ts';
import type { RecordTypes, Resource, Versioned } from './resource.ts';
import { type AttemptHandle, useAttempt } from '@pazar/ui/record/use-attempt';

/** The part of a resource that names its query keys. */
type Keyed = Pick<Resource<RecordTypes>, 'key' | 'detailKey'>;

/**
 * Shows a record after a change: the answer becomes its detail, and every other query that may show
 * it is refetched. For records saved elsewhere, such as by a form.
 */
export function useShow({ key, detailKey }: Keyed): (row: Versioned) => void {
  const queries = useQueryClient();
  const [section] = key;
  return useCallback(
    (row) => {
      queries.setQueryData(detailKey(row.id), row);
      // Not awaited: the page already has the record.
      void renew(queries, section, detailKey(row.id));
    },
    [queries, section, detailKey],
  );
}

/**
 * Sends one change of a record at a time, each once, and shows the changed record. After a
 * rejection or a lost answer the section refetches.
 */
export function useChange<Detail extends Versioned>(
  resource: Keyed & { readonly duplicate: (id: string) => Call<Detail> },
  id: string,
): AttemptHandle<Call<Detail>, Detail> {
  const http = useHttp();
  const queries = useQueryClient();
  const show = useShow(resource);
  return useAttempt<Call<Detail>, Detail>({
    name: [...resource.key, id],
    send: (call, key) => sendCall(http, call, key),
    contentOf,
    look: (row) => (row === undefined ? renew(queries, resource.key[0]) : show(row)),
  });
}

/**
 * Deletes a record: leaves its page first, which would request it in vain.
 *
 * @param leave navigates to the list of the record
 */
export function useRemoval(
  resource: Keyed & Pick<Resource<RecordTypes>, 'remove'>,
  leave: () => unknown,
): AttemptHandle<Versioned, undefined> {
  const http = useHttp();
  const queries = useQueryClient();
  const isRemoved = useRef(false);
  return useAttempt<Versioned, undefined>({
    name: [...resource.key, 'remove'],
    send: (row, key) => sendCall(http, resource.remove(row), key),
    contentOf: ({ id, version }) => ({ id, version }),
    async onSuccess(_answer, { id }) {
      isRemoved.current = true;
      // The list is refetched when it is shown; the record's page, still mounted, is not.
      await renewLater(queries);
      await leave();
      queries.removeQueries({ queryKey: resource.detailKey(id) });
    },
    look: () => (isRemoved.current ? undefined : renew(queries, resource.key[0])),
  });
}
