import type { PromotionPreview } from '@pazar/contracts/promotion-preview';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { formatPercent } from '@pazar/format/percent';
import { unitName } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { Column } from '@pazar/ui/data-table-column';
import { Quiet } from '@pazar/ui/record/layout';
import { packName } from '@pazar/format/pack-name';
import { isReduced } from '../../model/reductions.ts';
import { LowestPrice, type PriceRow } from './lowest-price.tsx';
import styles from './preview.module.css';

/** The columns of the prices of packs, in a currency. */
export function usePriceColumns(currency: PromotionPreview['currency']): Column<PriceRow>[] {
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
      cell: ({ pack }) =>
        isReduced(pack) ? (
          <s className={styles.before}>{money(pack.before.grossMinor)}</s>
        ) : (
          money(pack.before.grossMinor)
        ),
    },
    {
      key: 'after',
      header: t('promotion.preview.after'),
      align: 'end',
      cell: ({ product, pack }) => (
        <span className={styles.after} data-same={!isReduced(pack)}>
          <strong>{money(pack.after.grossMinor)}</strong>
          {!isReduced(pack) && <Quiet>{t('promotion.preview.noEffect')}</Quiet>}
          {pack.unitPrice !== null && (
            <Quiet>
              {t('promotion.preview.perUnit', {
                price: money(pack.unitPrice.afterMinor),
                unit: unitName(product.baseUnit, locale),
              })}
            </Quiet>
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
          <Quiet>
            {product.vatRate === null || product.vatRate === 0
              ? t('promotion.preview.noVat')
              : t('promotion.preview.vat', {
                  amount: money(pack.after.vatMinor),
                  percent: formatPercent(product.vatRate, locale),
                })}
          </Quiet>
        </span>
      ),
    },
    {
      key: 'lowest',
      header: t('promotion.preview.lowest'),
      align: 'end',
      cell: (row) => <LowestPrice row={row} currency={currency} />,
    },
  ];
}
