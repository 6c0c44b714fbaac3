import type { Pack } from '@pazar/contracts/product';
import { currencySchema, type Currency } from '@pazar/contracts/money';
import { formatMoney } from '@pazar/format/money';
import { DataTable } from '@pazar/ui/data-table';
import { tableColumns } from '@pazar/section/table-columns';
import { codeText } from '../../model/field-texts.ts';
import { useFormatters } from '../../model/use-formatters.ts';

export interface PackTableProps {
  packs: readonly Pack[];
  /** In which the prices are. */
  currency: unknown;
}

/** The packs of a product with their prices, one on each line. */
export function PackTable({ packs, currency: given }: PackTableProps) {
  const words = useFormatters();
  const { t, number, locale, localized } = words;
  const currency: Currency = currencySchema.safeParse(given).data ?? 'MKD';
  const column = tableColumns<Pack, 'pack' | 'price' | 'now'>((key) => t(`record.pack.${key}`));
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const nameOf = ({ label, size, unit, active }: Pack) =>
    [
      label && localized(label),
      `${number(Number(size))} ${codeText(words, unit)}`,
      active ? null : t('record.pack.notSold'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <DataTable
      label={t('field.packs')}
      rows={packs}
      getRowKey={({ id }) => id}
      columns={[
        column('pack', nameOf, { isPrimary: true }),
        column('price', ({ priceMinor }) => money(priceMinor), { kind: 'number', align: 'end' }),
        column('now', ({ priceNowMinor }) => money(priceNowMinor), {
          kind: 'number',
          align: 'end',
        }),
      ]}
    />
  );
}
