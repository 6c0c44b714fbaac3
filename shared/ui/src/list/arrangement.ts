import type { ListColumn } from './list-description.ts';
import type { ListArrangement } from './use-list-preferences.ts';

/** The columns as the agent has arranged them; the one that names the row is always there. */
export function shownColumns<Row>(
  columns: readonly ListColumn<Row>[],
  arrangement: ListArrangement | null,
): readonly ListColumn<Row>[] {
  return columns.filter(({ key, isPrimary = false, isExtra = false }) =>
    arrangement === null ? !isExtra : isPrimary || arrangement.columns.includes(key),
  );
}
