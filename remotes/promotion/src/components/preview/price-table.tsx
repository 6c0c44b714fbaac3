import type { PromotionPreview } from '@pazar/contracts/promotion-preview';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { formatPercent } from '@pazar/format/percent';
import { unitName } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@pazar/ui/data-table';
import type { Column } from '@pazar/ui/data-table-column';
import { Quiet } from '@pazar/ui/record/layout';
import { packName } from '@pazar/format/pack-name';
import { LowestPrice, type PriceRow } from './lowest-price.tsx';
import styles from './preview.module.css';

export interface PriceTableProps {
  preview: PromotionPreview;
  isBusy: boolean;
}

/** Each pack before and after: price, price of a unit, VAT, and the lowest price of 30 days. */
export function PriceTable({ preview, isBusy }: PriceTableProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const columns = useColumns(preview.currency);
  const rows = preview.products.flatMap((product) =>
    product.packs.map((pack): PriceRow => ({ product, pack })),
  );
  const rest = preview.total - preview.products.length;
  return (
    <>
      <DataTable
        label={t('promotion.preview.table')}
        columns={columns}
        rows={rows}
        getRowKey={({ pack }) => pack.packId}
        isBusy={isBusy}
      />
      {rest > 0 && (
        <p>{t('promotion.preview.more', { count: rest, number: formatNumber(rest, locale) })}</p>
      )}
    </>
  );
}

function useColumns(currency: PromotionPreview['currency']): Column<PriceRow>[] {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  return [
    {
      key: 'pack',
      header: t('promotion.preview.pack'),
      isPrimary: true,
      cell: ({ product, pack }) => (
        <>
          {readLocalizedText(product.name, locale).text} <Quiet>{packName(pack, locale)}</Quiet>
        </>
      ),
    },
    {
      key: 'before',
      header: t('promotion.preview.before'),
      align: 'end',
      cell: ({ pack }) => money(pack.before.grossMinor),
    },
    {
      key: 'after',
      header: t('promotion.preview.after'),
      align: 'end',
      cell: ({ pack }) => (
        <span className={styles.after} data-same={pack.after.grossMinor >= pack.before.grossMinor}>
          <strong>{money(pack.after.grossMinor)}</strong>
          {pack.after.grossMinor >= pack.before.grossMinor && (
            <Quiet>{t('promotion.preview.noEffect')}</Quiet>
          )}
          {pack.deal !== null && pack.deal.count > 1 && (
            <Quiet>
              {t('promotion.preview.deal', {
                count: pack.deal.count,
                number: formatNumber(pack.deal.count, locale),
                price: money(pack.deal.after.grossMinor),
              })}
            </Quiet>
          )}
        </span>
      ),
    },
    {
      key: 'unit',
      header: t('promotion.preview.unitPrice'),
      align: 'end',
      cell: ({ product, pack }) =>
        pack.unitPrice !== null &&
        t('promotion.preview.perUnit', {
          price: money(pack.unitPrice.afterMinor),
          unit: unitName(product.baseUnit, locale),
        }),
    },
    {
      key: 'vat',
      header: t('promotion.preview.vat'),
      align: 'end',
      cell: ({ product, pack }) =>
        product.vatRate === null || product.vatRate === 0
          ? t('promotion.preview.noVat')
          : `${money(pack.after.vatMinor)} (${formatPercent(product.vatRate, locale)})`,
    },
    {
      key: 'lowest',
      header: t('promotion.preview.lowest'),
      align: 'end',
      cell: (row) => <LowestPrice row={row} currency={currency} />,
    },
  ];
}
