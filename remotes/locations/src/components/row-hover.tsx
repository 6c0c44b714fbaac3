import type { ReactNode, SyntheticEvent } from 'react';

/** Around a list: reports which row the pointer or the focus is on, so that a map can show it; null for none. */
export function RowHover({
  onHover,
  children,
}: {
  onHover: (id: string | null) => void;
  children: ReactNode;
}) {
  const report = ({ target }: SyntheticEvent) => onHover(rowOf(target));
  const leave = () => onHover(null);
  return (
    <div onPointerOver={report} onPointerLeave={leave} onFocus={report} onBlur={leave}>
      {children}
    </div>
  );
}

/** `ListTable` writes the id of each row on it. */
function rowOf(target: EventTarget): string | null {
  const row = target instanceof Element ? target.closest('[data-row]') : null;
  return row?.getAttribute('data-row') ?? null;
}
