import { bulkOfOne, undoBulk } from '@pazar/section/bulk-of-one';
import type { HttpClient } from '@pazar/shell/http';

/** A product that is to be archived. */
export interface Archiving {
  readonly id: string;
  /** Also takes away what a running promotion is only for. */
  readonly confirm: boolean;
}

const path = '/v1/products/bulk';

/** Archives a product, and returns the token that undoes it. */
export const archiveProduct = (http: HttpClient, { id, confirm }: Archiving, key: string) =>
  bulkOfOne(http, { path, id, action: 'archive', params: { confirm } }, key);

/** Gives a product the state back that it was archived in, published or not. */
export const undoArchive = (undoToken: string) => undoBulk(path, undoToken);
