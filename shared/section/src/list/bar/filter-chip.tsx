import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Popover } from '@pazar/ui/overlay/popover';
import { rangeParams } from '../query/define-list.ts';
import styles from './filter-bar.module.css';
import { Choices } from '../choices/choices.tsx';
import type { FilterEditorProps } from '../choices/filter-editor.tsx';
import type { AnyFilter } from '../filters/list-filter.ts';

export interface FilterChipProps extends FilterEditorProps {
  /** The selected options as text; null without any. */
  chosen: string | null;
}

/** An active filter: a button that names the selection and opens the options. */
export function FilterChip({ chosen, ...editing }: FilterChipProps) {
  const { t } = useTranslation('shell');
  const { filter, onChange } = editing;
  const clear = () => onChange(Object.fromEntries(paramsOf(filter).map((name) => [name, []])));
  const label =
    chosen === null ? filter.label : t('list.filterWith', { filter: filter.label, values: chosen });
  return (
    <span className={styles.chip} data-chosen={chosen !== null}>
      <Popover label={label}>
        <Choices>{({ FilterEditor }) => <FilterEditor {...editing} />}</Choices>
        {chosen !== null && (
          <Button variant="quiet" onClick={clear}>
            {t('list.clearFilter', { filter: filter.label })}
          </Button>
        )}
      </Popover>
    </span>
  );
}

function paramsOf(filter: AnyFilter): readonly string[] {
  if ('options' in filter) return [filter.key];
  return 'params' in filter ? filter.params : rangeParams(filter.key);
}
