import type { TableColumn } from './row-description.ts';
import type { ListLayout } from './use-list-preferences.ts';

/** Whether an agent has selected other columns than the usual ones. */
export function areChosen<Row>(
  columns: readonly TableColumn<Row>[],
  layout: ListLayout | null,
): layout is ListLayout {
  return (
    layout !== null &&
    columns.some(
      ({ key, isPrimary = false, isExtra = false }) =>
        !isPrimary && layout.columns.includes(key) === isExtra,
    )
  );
}

/**
 * The agent's selected columns. The one that names the row is always among them. Selected ones are shown
 * in any width; of the usual ones some only where there is room.
 */
export function visibleColumns<Row>(
  columns: readonly TableColumn<Row>[],
  layout: ListLayout | null,
): readonly TableColumn<Row>[] {
  if (!areChosen(columns, layout)) return columns.filter(({ isExtra = false }) => !isExtra);
  return columns
    .filter(({ key, isPrimary = false }) => isPrimary || layout.columns.includes(key))
    .map((column) => ({ ...column, isMinor: false }));
}
