import type { Page } from '@pazar/contracts/page';
import type { HttpClient, Reader } from '@pazar/shell/http';
import { type Call, nothing, sendCall } from './call.ts';
import { writeAnswer } from './invalidate.ts';
import type { QueryClient } from '@tanstack/react-query';
import { read, withAnswerBefore } from './read.ts';
import type { ApiMutationOptions, CallMutationOptions } from './use-api-mutation.ts';
import { type ListRequest, recordList, type RecordListOptions } from './record-list.ts';

/** The row as it was read; if it has changed since, the API answers `version-conflict`. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Schemas of a kind of record: the API's answers and requests. */
export interface RecordTypes {
  /** A row of the list. */
  readonly summary: object;
  /** The record: the answer of every change. */
  readonly detail: Versioned;
  /** The body of `POST`. */
  readonly create: object;
  /** The body of `PATCH`. */
  readonly patch: object;
}

export interface ResourceOptions<Types extends RecordTypes> extends RecordListOptions<
  Types['summary']
> {
  readonly detail: Reader<Types['detail']>;
}

/** A list that belongs to one record: its history, its movements. */
export interface PartOptions<Row> {
  readonly id: string;
  /** The last part of its path: `/v1/products/{id}/{name}`. */
  readonly name: string;
  readonly page: Reader<Page<Row>>;
  readonly query: ListRequest;
}

/** A change of the state of a record: `publish`, `close`. */
export interface Transition {
  readonly name: string;
  readonly body?: object;
}

/**
 * A kind of record of the API, by its path: its reads with their query keys, and all its changes.
 * Reads are options for `useQuery`; changes are calls for `useApiMutation`, which `mutation` and
 * `removal` configure.
 */
export type Resource<Types extends RecordTypes> = ReturnType<typeof resource<Types>>;

export function resource<Types extends RecordTypes>(options: ResourceOptions<Types>) {
  type Detail = Types['detail'];
  const { key, path, detail: schema } = options;
  const detailKey = (id: string) => [...key, 'detail', id] as const;
  const remove = ({ id, version }: Versioned): Call<undefined> => ({
    method: 'delete',
    path: `${path}/${id}`,
    schema: nothing,
    ifMatch: version,
  });

  return {
    key,
    detailKey,
    ...recordList(options),

    detail: (http: HttpClient, id: string) =>
      read(http, { key: detailKey(id), path: `${path}/${id}`, schema }),

    /** One page of a list that belongs to a record. */
    part: <Row>(http: HttpClient, { id, name, query, page: rows }: PartOptions<Row>) =>
      withAnswerBefore(
        read(http, {
          key: [...key, name, id, query],
          path: `${path}/${id}/${name}`,
          schema: rows,
          query,
        }),
      ),

    create: (body: Types['create']): Call<Detail> => ({ method: 'post', path, schema, body }),

    patch: ({ id, version }: Versioned, body: Types['patch']): Call<Detail> => ({
      method: 'patch',
      path: `${path}/${id}`,
      schema,
      body,
      ifMatch: version,
    }),

    /** A transition, `POST /{id}/{name}`: on the version that was read. */
    move: ({ id, version }: Versioned, { name, body }: Transition): Call<Detail> => ({
      method: 'post',
      path: `${path}/${id}/${name}`,
      schema,
      body,
      ifMatch: version,
    }),

    /** Replaces a part of a record, `PUT /{id}/{name}`: its links, the order of its images. */
    replace: ({ id, version }: Versioned, { name, body }: Required<Transition>): Call<Detail> => ({
      method: 'put',
      path: `${path}/${id}/${name}`,
      schema,
      body,
      ifMatch: version,
    }),

    /** A copy; the answer is the new record. */
    duplicate: (id: string): Call<Detail> => ({
      method: 'post',
      path: `${path}/${id}/duplicate`,
      schema,
    }),

    remove,

    /** Options of a change of one record: its answer is the record. */
    mutation: (id: string): CallMutationOptions<Detail> => ({
      mutationKey: [...key, id],
      written: (row) => detailKey(row.id),
    }),

    /**
     * Options of its removal.
     *
     * @param leave navigates to the list: the page of the record would request it in vain
     */
    removal: (leave: () => unknown): ApiMutationOptions<undefined, Versioned> => ({
      mutationKey: [...key, 'remove'],
      mutationFn: (row, { http }) => sendCall(http, remove(row)),
      async leave(queries, { id }) {
        await leave();
        queries.removeQueries({ queryKey: detailKey(id) });
      },
    }),

    /** Shows a record that was saved: the page has it, and every list that shows it refetches. */
    show: (queries: QueryClient, row: Versioned): void =>
      writeAnswer(queries, detailKey(row.id), row),
  };
}
