import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { type ChartData, labelStep, scaleOf } from './chart-data.ts';
import { Bars, Lines } from './chart-shapes.tsx';
import styles from './chart-frame.module.css';

export interface ChartFrameProps extends ChartData {
  title: string;
  /**
   * Hides the title, which stays the accessible name, where the heading above says the same.
   * Default false.
   */
  isTitleHidden?: boolean;
  /** Summary of the drawing in a sentence: for everybody, and sufficient for a screen reader. */
  summary: string;
  /** `bars` to compare, `lines` for a development over time. */
  kind: 'bars' | 'lines';
  /** Writes a figure with its unit for the reader. */
  format: (value: number) => string;
}

/**
 * A chart with a summary sentence, and a button that shows the figures as a table. Series differ in
 * pattern too, never by colour alone.
 */
export function ChartFrame({
  title,
  isTitleHidden = false,
  summary,
  kind,
  format,
  ...data
}: ChartFrameProps) {
  const { t } = useTranslation('shell');
  const [isTable, setTable] = useState(false);
  return (
    <figure className={styles.figure} aria-label={title}>
      <figcaption className={styles.head}>
        {isTitleHidden ? (
          <p className={styles.summary}>{summary}</p>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <div className={styles.tableButton}>
          <Button variant="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t('chart.asTable')}
          </Button>
        </div>
      </figcaption>
      {!isTitleHidden && <p className={styles.summary}>{summary}</p>}
      {isTable ? (
        <ChartTable label={title} data={data} format={format} />
      ) : (
        <Drawing kind={kind} data={data} format={format} />
      )}
    </figure>
  );
}

interface DrawingProps {
  kind: 'bars' | 'lines';
  data: ChartData;
  format: (value: number) => string;
}

/** The sentence and the table say the same, so screen readers skip the drawing. */
function Drawing({ kind, data, format }: DrawingProps) {
  const scale = scaleOf(data);
  const most = scale.at(-1) ?? 1;
  const Shapes = kind === 'bars' ? Bars : Lines;
  return (
    <div className={styles.drawing} aria-hidden="true">
      <div className={styles.scale}>
        {scale.toReversed().map((value) => (
          <span key={value}>{format(value)}</span>
        ))}
      </div>
      <svg className={styles.plot} viewBox="0 0 100 100" preserveAspectRatio="none">
        {scale.map((value) => (
          <path key={value} className={styles.rule} d={`M 0 ${100 - (value / most) * 100} H 100`} />
        ))}
        <Shapes data={data} most={most} />
      </svg>
      <div className={styles.categories} data-thinned={labelStep(data) > 1}>
        {data.categories.map(
          (category, index) =>
            index % labelStep(data) === 0 && (
              <span key={category}>{data.shortCategories?.[index] ?? category}</span>
            ),
        )}
      </div>
      {data.series.length > 1 && (
        <ul className={styles.legend}>
          {data.series.map(({ key, label }, row) => (
            <li key={key}>
              <svg className={styles.key} viewBox="0 0 24 12">
                {kind === 'bars' ? (
                  <rect className={styles.bar} data-row={row} width="24" height="12" />
                ) : (
                  <path className={styles.line} data-row={row} d="M 0 6 H 24" />
                )}
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChartTableProps {
  label: string;
  data: ChartData;
  format: (value: number) => string;
}

/** The figures of a chart, to be read one by one. */
function ChartTable({ label, data: { categories, series }, format }: ChartTableProps) {
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
