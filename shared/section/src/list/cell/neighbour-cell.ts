/** The button that opens the next editable cell of the same column, in the rows below or above. */
export function neighbourCell(
  from: HTMLElement | null,
  direction: 'up' | 'down',
): HTMLButtonElement | null {
  const cell = from?.closest<HTMLElement>('[data-cell]') ?? null;
  const column = cell?.dataset['cell'] ?? '';
  const openers = rowsFrom(cell, direction).map((row) =>
    row.querySelector<HTMLButtonElement>(
      `[data-cell="${CSS.escape(column)}"] button[data-editable]`,
    ),
  );
  return openers.find((opener) => opener !== null) ?? null;
}

/** The rows below a cell, or above it, the nearest first. */
function rowsFrom(cell: HTMLElement | null, direction: 'up' | 'down'): Element[] {
  const row = cell?.closest('tr') ?? null;
  const rows = [...(row?.parentElement?.children ?? [])];
  const at = row === null ? -1 : rows.indexOf(row);
  return direction === 'down' ? rows.slice(at + 1) : rows.slice(0, Math.max(at, 0)).toReversed();
}
