import type { TableColumn } from './row-description.ts';
import type { ListLayout } from './use-list-preferences.ts';

/** The agent's selected columns. The one that names the row is always among them. */
export function visibleColumns<Row>(
  columns: readonly TableColumn<Row>[],
  layout: ListLayout | null,
): readonly TableColumn<Row>[] {
  return columns.filter(({ key, isPrimary = false, isExtra = false }) =>
    layout === null ? !isExtra : isPrimary || layout.columns.includes(key),
  );
}
