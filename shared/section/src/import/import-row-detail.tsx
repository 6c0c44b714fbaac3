import { Icon } from '@pazar/ui/icon';
import controls from '@pazar/ui/parts/field.module.css';
import { Columns } from '@pazar/ui/layout';
import { ImportRowChanges } from './import-row-changes.tsx';
import { ImportRowField } from './import-row-field.tsx';
import { ImportRowSave } from './import-row-save.tsx';
import styles from './import-table.module.css';
import { otherColumns, rowFaults } from './row-cells.ts';
import type { FaultyRow, RowSave } from './use-row-save.ts';

export interface ImportRowDetailProps {
  of: FaultyRow;
  saving: RowSave;
  /** Id of the form, to which the fields in the cells belong. */
  form: string;
  /** Whether its other cells are shown, too. */
  isOpen: boolean;
}

/** Below a row with errors: those of the row as a whole, its other cells, and what saves it. */
export function ImportRowDetail({ of, saving, form, isOpen }: ImportRowDetailProps) {
  const { job, row } = of;
  return (
    <form id={form} className={styles.detail} noValidate onSubmit={saving.submit}>
      {rowFaults(row).map(({ code, detail }) => (
        <p key={code} className={controls.error}>
          <Icon name="error" size={16} />
          {detail}
        </p>
      ))}
      {isOpen && (
        <Columns>
          {otherColumns(job, row).map((column) => (
            <ImportRowField key={column} of={of} column={column} />
          ))}
        </Columns>
      )}
      <ImportRowChanges job={job} row={row} codes={of.target.codes} />
      <ImportRowSave row={row} saving={saving} />
    </form>
  );
}
