import type { Page } from '@pazar/contracts/page';
import type { HttpClient, Reader, ReadOptions } from '@pazar/shell/http';
import { read, withAnswerBefore } from './read.ts';

export type ListRequest = NonNullable<ReadOptions<unknown>['query']>;

export interface RecordListOptions<Row> {
  /** `['catalog', 'products']`, the key prefix of all queries of this kind of record. */
  readonly key: readonly [section: string, name: string];
  readonly path: `/v1/${string}`;
  readonly page: Reader<Page<Row>>;
}

/**
 * The list of a kind of record alone: a list that shows first loads no schema of the record itself.
 * `resource` has it too, under the same keys.
 */
export function recordList<Row>({ key, path, page }: RecordListOptions<Row>) {
  return {
    /**
     * One page of the list, by the state of its URL. The previous page stays until it has loaded.
     */
    list: (http: HttpClient, query: ListRequest) =>
      withAnswerBefore(read(http, { key: [...key, 'list', query], path, schema: page, query })),
  };
}
