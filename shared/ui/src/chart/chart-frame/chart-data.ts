/** One row of figures; `null` where there is none. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  /** One for each category. */
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  /** What the figures stand over: months, crops. */
  readonly categories: readonly string[];
  /** Up to four; more than that nobody tells apart. */
  readonly series: readonly ChartSeries[];
}

const steps = [1, 2, 2.5, 5, 10];
const wantedLines = 4;

/** The round figures at which lines are drawn, from zero to above the largest. */
export function scaleOf({ series }: ChartData): number[] {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const most = Math.max(0, ...values);
  if (most === 0) return [0, 1];
  const rough = most / wantedLines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (steps.find((one) => one * power >= rough) ?? 10);
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
