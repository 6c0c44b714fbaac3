import { useTranslation } from '@pazar/shell/translation';
import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { type ChartData, scaleOf } from './chart-data.ts';
import { Bars, Lines } from './chart-shapes.tsx';
import { ChartTable } from './chart-table.tsx';
import styles from './chart-frame.module.css';

export interface ChartFrameProps extends ChartData {
  title: string;
  /** What the drawing shows, in a sentence: for everybody, and all that a screen reader needs. */
  summary: string;
  /** `bars` to compare, `lines` for what goes on. */
  kind: 'bars' | 'lines';
  /** Writes a figure with its unit for the reader. */
  format: (value: number) => string;
}

/**
 * A drawing of figures with a sentence that says what it shows, and the figures themselves as a
 * table at a press. Rows are told apart by their pattern too, never by colour alone.
 */
export function ChartFrame({ title, summary, kind, format, ...data }: ChartFrameProps) {
  const { t } = useTranslation('shell');
  const [isTable, setTable] = useState(false);
  return (
    <figure className={styles.figure} aria-label={title}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title}</span>
        <Button variant="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t('chart.asTable')}
        </Button>
      </figcaption>
      <p className={styles.summary}>{summary}</p>
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

/** The sentence and the table say the same, so the drawing is for eyes alone. */
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
      <div className={styles.categories}>
        {data.categories.map((category) => (
          <span key={category}>{category}</span>
        ))}
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
