import { type ChartData, slotsOf } from './chart-data.ts';
import styles from './chart-frame.module.css';

interface ShapesProps {
  data: ChartData;
  most: number;
}

/** Units of the drawing, which is stretched to its place. */
const side = 100;
/** Share of a category's width that its bars fill. */
const filled = 0.7;

/** A bar for each figure; the bars of a category are side by side. */
export function Bars({ data, most }: ShapesProps) {
  const { categories, series } = data;
  const width = side / slotsOf(data);
  const bar = (width * filled) / Math.max(1, series.length);
  const start = (width * (1 - filled)) / 2;
  return series.map(({ key, values }, row) =>
    values.map((value, index) =>
      value === null ? null : (
        <rect
          key={`${key}-${categories[index]}`}
          className={styles.bar}
          data-row={row}
          x={index * width + start + row * bar}
          width={bar * 0.92}
          y={side - (value / most) * side}
          height={(value / most) * side}
        />
      ),
    ),
  );
}

/** A line for each series; it breaks where a figure is missing. */
export function Lines({ data, most }: ShapesProps) {
  const width = side / slotsOf(data);
  return data.series.map(({ key, values }, row) => (
    <path key={key} className={styles.line} data-row={row} d={pathOf(values, width, most)} />
  ));
}

function pathOf(values: readonly (number | null)[], width: number, most: number): string {
  let isBroken = true;
  return values
    .map((value, index) => {
      if (value === null) {
        isBroken = true;
        return '';
      }
      const to = `${(index + 0.5) * width} ${side - (value / most) * side}`;
      const step = isBroken ? `M ${to}` : `L ${to}`;
      isBroken = false;
      return step;
    })
    .join(' ');
}
