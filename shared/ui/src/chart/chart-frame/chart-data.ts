/** One row of figures; `null` where there is none. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  /** One for each category. */
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  /** The categories of the figures, each with a different text: months, crops, days. */
  readonly categories: readonly string[];
  /** Short names for below the drawing, where the categories are too long; one for each. */
  readonly shortCategories?: readonly string[] | undefined;
  /** Up to four; readers cannot distinguish more. */
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
  const fine = power * (steps.find((one) => one * power >= rough) ?? 10);
  // Between two counts there is none.
  const step = values.every(Number.isInteger) ? Math.ceil(fine) : fine;
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Labels that fit side by side on a phone: the months of a year in three letters. */
const maxLabels = 12;
/** More than those are thinned out to so many, which dates have space for. */
const thinnedLabels = 7;

/** How many categories share one label; 1 where all labels have space. */
export function labelStep({ categories }: Pick<ChartData, 'categories'>): number {
  return categories.length <= maxLabels ? 1 : Math.ceil(categories.length / thinnedLabels);
}

/** Number of equal parts of the drawing, so that each label is above its own. */
export function slotsOf(data: Pick<ChartData, 'categories'>): number {
  const step = labelStep(data);
  return Math.max(1, Math.ceil(data.categories.length / step) * step);
}
