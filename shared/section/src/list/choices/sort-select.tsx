import { useTranslation } from 'react-i18next';
import { SelectField } from '@pazar/ui/input/select-field';
import type { TableColumn } from '../table/row-description.ts';
import styles from './sort-select.module.css';
import type { ListState } from '../query/use-list-state.ts';

export interface SortSelectProps {
  columns: readonly TableColumn<never>[];
  state: ListState;
}

/** The order of the list where rows are cards, which have no heads to press. */
export function SortSelect({ columns, state }: SortSelectProps) {
  const { t } = useTranslation('shell');
  const orders = columns.flatMap(({ header: column, sort }) =>
    sort === undefined
      ? []
      : [
          { value: sort, label: t('list.sortUp', { column }) },
          { value: `-${sort}`, label: t('list.sortDown', { column }) },
        ],
  );
  // Named by its column, the usual order needs no second entry.
  const usual = orders.find(({ value }) => value === state.definition.defaultSort);
  return (
    <div className={styles.sortSelect}>
      <SelectField
        label={t('list.sortBy')}
        options={orders.filter((order) => order !== usual)}
        emptyLabel={usual?.label ?? t('list.sortDefault')}
        value={state.url.sort}
        onChange={state.order}
      />
    </div>
  );
}
