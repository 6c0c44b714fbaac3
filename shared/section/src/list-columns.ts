import type { ListDefinition } from '@pazar/section/list/query/define-list';
import type { ListColumn } from '@pazar/section/list/table/row-description';

type More<Whole extends { key: string }> = Omit<Whole, 'key' | 'header' | 'cell'>;

/**
 * Creates columns of a list by their keys: `listColumns<Row, Context, typeof list>()(headerOf)`. A
 * cell that is null or undefined shows a dash.
 *
 * @param headerOf the text above the column with a key, translated
 */
export function listColumns<Row, Context, List extends ListDefinition = ListDefinition>() {
  type Made = ListColumn<Row, Context, List>;
  return <Key extends string>(headerOf: (context: Context, key: Key) => string) =>
    (key: Key, cell: Made['cell'], more?: More<Made>): Made => ({
      ...more,
      key,
      header: (context) => headerOf(context, key),
      cell: (row, context) => cell(row, context) ?? '–',
    });
}
