import { useTranslation } from 'react-i18next';
import type { ChartData } from './chart-data.ts';
import styles from './chart-frame.module.css';

interface ChartTableProps {
  label: string;
  data: ChartData;
  format: (value: number) => string;
}

/** The figures of a chart, to be read one by one. */
export function ChartTable({ label, data: { categories, series }, format }: ChartTableProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('chart.when')}</th>
            {series.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {series.map(({ key, values }) => {
                const value = values[index] ?? null;
                return <td key={key}>{value === null ? '–' : format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
