import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '@pazar/ui/input/checkbox-group';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import type { TableColumn } from '../table/row-description.ts';
import styles from '../panel/panel.module.css';
import type { ListLayout } from '../table/use-list-preferences.ts';
import { areChosen, visibleColumns } from '../table/visible-columns.ts';

export interface ColumnPanelProps {
  columns: readonly TableColumn<never>[];
  layout: ListLayout | null;
  /** The selected columns, and those shown before. */
  onLayout: (choice: Partial<ListLayout>, shown: readonly string[]) => void;
}

const densities = ['comfortable', 'compact'] as const;

/** Which columns are shown, and how high the rows are; remembered for the agent. */
export function ColumnPanel({ columns, layout, onLayout }: ColumnPanelProps) {
  const { t } = useTranslation('shell');
  const shown = visibleColumns(columns, layout).map(({ key }) => key);
  const density = layout?.density ?? 'comfortable';
  const isUsual = !areChosen(columns, layout);
  return (
    <div className={styles.choices}>
      <CheckboxGroup
        label={t('list.columns')}
        isLabelHidden
        options={columns.map(({ key, header, isPrimary = false, isMinor = false }) => ({
          value: key,
          label: isUsual && isMinor ? t('list.columnWhereWide', { name: header }) : header,
          isDisabled: isPrimary,
        }))}
        value={shown}
        onChange={(chosen) => onLayout({ columns: [...chosen] }, shown)}
      />
      <RadioGroup
        label={t('list.density.label')}
        options={densities.map((value) => ({ value, label: t(`list.density.${value}`) }))}
        value={density}
        onChange={(next) => onLayout({ density: next }, shown)}
      />
    </div>
  );
}
