/** Values of a row's sort keys as texts: where a page ends. */
export type Position = readonly string[];

/**
 * The slice to read: up to `limit` rows after (or before) a position; without one, from the end.
 */
export interface SliceRequest {
  limit: number;
  direction: 'next' | 'prev';
  position: Position | null;
  counted: boolean;
}

/** Rows in list order, and whether the list continues on either side. */
export interface Slice<Item> {
  rows: { item: Item; position: Position }[];
  hasBefore: boolean;
  hasAfter: boolean;
  /** Rows of the whole list, counted to one more than totals show at most. */
  total: number | null;
}
