import { useHttp } from '@pazar/shell/http';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { type Call, contentOf, sendCall } from './call.ts';
import { renew, renewLater } from './renew.ts';
import type { RecordTypes, Resource, Versioned } from './resource.ts';
import { type AttemptHandle, useAttempt } from '@pazar/ui/record/use-attempt';

/** The part of a resource that names what is kept of it. */
type Keyed = Pick<Resource<RecordTypes>, 'key' | 'detailKey'>;

/**
 * Shows a record as a change has made it: its detail is the answer, and everything else that may
 * show it is asked again. For what is saved elsewhere, such as a form.
 */
export function useShow({ key, detailKey }: Keyed): (row: Versioned) => void {
  const queries = useQueryClient();
  const [section] = key;
  return useCallback(
    (row) => {
      queries.setQueryData(detailKey(row.id), row);
      // Nobody waits for it: what the page needs of the record is there.
      void renew(queries, section, detailKey(row.id));
    },
    [queries, section, detailKey],
  );
}

/**
 * Makes one change of a record at a time, each once, and shows the record as it is afterwards. After
 * a refusal and after no answer the section asks for what is there now.
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
 * Deletes a record: leaves its page first, which would ask for it in vain.
 *
 * @param leave goes to where the record was listed
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
      // The list is asked again when it is shown; the page of the record is still there, and is not.
      await renewLater(queries);
      await leave();
      queries.removeQueries({ queryKey: resource.detailKey(id) });
    },
    look: () => (isRemoved.current ? undefined : renew(queries, resource.key[0])),
  });
}
