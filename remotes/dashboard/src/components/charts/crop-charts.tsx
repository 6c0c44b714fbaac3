import { monthNames } from '@pazar/format/calendar-names';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useToday } from '@pazar/ui/input/use-today';
import { totalOf, cropKey, largest } from '../../model/chart-facts.ts';
import type { BlockData } from '../../model/known-dashboard.ts';
import { writeDays } from './write-days.ts';
import { readLocalizedText, type LocalizedText } from '@pazar/format/localized-text';
import { formatQuantity, type QuantityUnit, unitName } from '@pazar/format/quantity';
import { quantityOf, thousandthsOf } from '@pazar/format/quantity-math';
import { ChartFrame, type ChartFrameProps } from '@pazar/ui/chart/chart-frame';
import { SelectField } from '@pazar/ui/input/select-field';
import { useState } from 'react';
import { byCropName } from '../../model/by-crop-name.ts';

/** What was harvested and what was sold of a crop, week by week. */
export function CropsByWeek({ data: { weeks, crops } }: { data: BlockData['cropsByWeek'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  if (crops.length === 0) return <p>{t('dashboard.cropsByWeek.nothing')}</p>;
  return (
    <CropChart
      title={t('dashboard.panel.cropsByWeek')}
      choose={t('dashboard.crop')}
      crops={crops}
      axis={writeDays(weeks, locale)}
      pair={({ harvested, sold }) => [
        [t('dashboard.figures.harvested'), harvested],
        [t('dashboard.figures.sold'), sold],
      ]}
      summary={({ harvested, sold }, name, write) =>
        t('dashboard.cropsByWeek.summary', {
          name,
          harvested: write(totalOf(harvested)),
          sold: write(totalOf(sold)),
        })
      }
    />
  );
}

/** What was harvested of a crop in each month of the year, beside the year before. */
export function Season({ data: { year, crops } }: { data: BlockData['season'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const isOver = !useToday().startsWith(String(year));
  if (crops.length === 0) {
    return <p>{t('dashboard.season.nothing', { year, before: year - 1 })}</p>;
  }
  return (
    <CropChart
      title={t('dashboard.panel.season')}
      choose={t('dashboard.crop')}
      crops={crops}
      axis={{
        categories: monthNames(locale),
        shortCategories: monthNames(locale).map((month) => month.slice(0, 3)),
      }}
      pair={({ thisYear, lastYear }) => [
        [String(year), thisYear],
        [String(year - 1), lastYear],
      ]}
      summary={({ thisYear, lastYear }, name, write) =>
        t(isOver ? 'dashboard.season.whole' : 'dashboard.season.summary', {
          name,
          year,
          before: year - 1,
          harvested: write(totalOf(thisYear)),
          earlier: write(totalOf(lastYear)),
        })
      }
    />
  );
}

/** One crop in one unit, with two rows of quantities. */
interface CropRow {
  readonly cropId: string | null;
  readonly cropName: LocalizedText;
  readonly unit: QuantityUnit;
}

interface CropChartProps<Row extends CropRow> {
  title: string;
  /** Label of the field that chooses the crop. */
  choose: string;
  crops: readonly Row[];
  /** The weeks or months, in the table and below the drawing. */
  axis: Pick<ChartFrameProps, 'categories' | 'shortCategories'>;
  /** The two rows that are set against each other, with what they are called. */
  pair: (row: Row) => readonly (readonly [label: string, quantities: readonly string[]])[];
  /** The sentence about one crop; `write` gives a quantity in its unit. */
  summary: (row: Row, name: string, write: (quantity: string) => string) => string;
}

/** Two rows of quantities of one crop; which crop can be chosen, the largest is shown first. */
function CropChart<Row extends CropRow>({
  title,
  choose,
  crops,
  axis,
  pair,
  summary,
}: CropChartProps<Row>) {
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown =
    crops.find((row) => cropKey(row) === chosen) ??
    largest(crops, (row) => pair(row).flatMap(([, quantities]) => quantities));
  if (shown === undefined) return null;
  const name = readLocalizedText(shown.cropName, locale).text;
  const write = (quantity: string) => formatQuantity(quantity, shown.unit, locale);
  return (
    <>
      {crops.length > 1 && (
        <SelectField
          label={choose}
          value={cropKey(shown)}
          options={byCropName(crops, locale).map((row) => ({
            value: cropKey(row),
            label: `${readLocalizedText(row.cropName, locale).text}, ${unitName(row.unit, locale, 2)}`,
          }))}
          onChange={setChosen}
        />
      )}
      <ChartFrame
        title={`${title}: ${name}`}
        isTitleHidden
        summary={summary(shown, name, write)}
        kind="bars"
        {...axis}
        series={pair(shown).map(([label, quantities]) => ({
          key: label,
          label,
          // Thousandths are whole numbers, which is exact enough for a drawing.
          values: quantities.map((quantity) => Number(thousandthsOf(quantity))),
        }))}
        format={(value) => write(quantityOf(BigInt(Math.round(value))))}
      />
    </>
  );
}
