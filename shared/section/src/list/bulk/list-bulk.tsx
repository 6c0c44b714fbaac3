import type { ReactNode } from 'react';
import type { BulkSetup } from './bulk-action.ts';
import { BulkBar } from './bulk-bar.tsx';
import { bulkFilter } from './bulk-filter.ts';
import { BulkOutcome } from './bulk-outcome.tsx';
import { useBulk } from './use-bulk.ts';
import type { ListSelection } from '../selection/use-list-selection.ts';
import type { ListState } from '../query/use-list-state.ts';

export interface ListBulkProps {
  setup: BulkSetup;
  state: ListState;
  selection: ListSelection;
  total: number | undefined;
  nameOf: (id: string) => string | undefined;
  /** The rows. */
  children: ReactNode;
}

/** The rows, the actions on those selected, and above them what could not be done. */
export function ListBulk({ setup, state, selection, total, nameOf, children }: ListBulkProps) {
  const bulk = useBulk(state.definition.name, setup);
  const { ids, isAll } = selection.selection;
  return (
    <>
      <BulkOutcome bulk={bulk} nameOf={nameOf} />
      {children}
      <BulkBar
        actions={setup.actions}
        bulk={bulk}
        selection={selection}
        chosen={isAll ? { filter: bulkFilter(state.url, state.definition) } : { ids: [...ids] }}
        total={total}
      />
    </>
  );
}
