import type { TableColumn } from './row-description.ts';
import type { ListArrangement } from './use-list-preferences.ts';

/** The columns that the agent has chosen. The one that names the row is always among them. */
export function visibleColumns<Row>(
  columns: readonly TableColumn<Row>[],
  arrangement: ListArrangement | null,
): readonly TableColumn<Row>[] {
  return columns.filter(({ key, isPrimary = false, isExtra = false }) =>
    arrangement === null ? !isExtra : isPrimary || arrangement.columns.includes(key),
  );
}
