import type { PromotionPreview } from '@pazar/contracts/promotion-preview';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatNumber } from '@pazar/format/number';
import { packName } from '@pazar/format/pack-name';
import { unitName } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Quiet } from '@pazar/ui/layout';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { amountText } from '../../model/amount-text.ts';
import { isReduced } from '../../model/reductions.ts';
import { LowestPrice, type PriceRow } from './lowest-price.tsx';
import styles from './price-table.module.css';

export interface PackRowProps {
  row: PriceRow;
  preview: PromotionPreview;
  /** Whether some pack has VAT in its price. */
  hasVat: boolean;
}

/** One pack: its price before and after, of a unit too, the VAT in it, and the lowest of 30 days. */
export function PackRow({ row, preview, hasVat }: PackRowProps) {
  const locale = useLocale();
  const { product, pack } = row;
  const { before, after, unitPrice } = pack;
  const amount = (minor: number) => amountText(minor, locale);
  const isLower = isReduced(pack);
  return (
    <tr>
      <PackHead row={row} preview={preview} />
      <td>
        {isLower ? (
          <s className={styles.before}>{amount(before.grossMinor)}</s>
        ) : (
          amount(before.grossMinor)
        )}
      </td>
      <td className={styles.after}>
        <strong>{amount(after.grossMinor)}</strong>
        <NewPriceNotes row={row} />
        {unitPrice !== null && (
          <small className={styles.narrow}>
            {amount(unitPrice.afterMinor)}/{unitName(product.baseUnit, locale)}
          </small>
        )}
      </td>
      <td className={styles.wide}>
        {unitPrice !== null && amount(unitPrice.afterMinor)}
        {unitPrice !== null && isLower && (
          <small>
            <s>{amount(unitPrice.beforeMinor)}</s>
          </small>
        )}
      </td>
      {hasVat && <td className={styles.wide}>{amount(after.vatMinor)}</td>}
      <td>
        <LowestPrice row={row} currency={preview.currency} />
      </td>
    </tr>
  );
}

/** A pack, and the other promotion under which it costs less. */
function PackHead({ row: { product, pack }, preview }: Pick<PackRowProps, 'row' | 'preview'>) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const rival = pack.paid
    .map(({ withoutCode }) => withoutCode)
    .find((one) => !one.isThis && one.priceMinor <= pack.after.grossMinor);
  const other = rival && preview.conflicts.find(({ id }) => id === rival.promotionId);
  const name = readLocalizedText(product.name, locale).text;
  return (
    <th scope="row">
      {preview.products.length === 1 ? <VisuallyHidden>{name}</VisuallyHidden> : name}{' '}
      <span className={styles.pack}>{packName(pack, locale)}</span>
      {rival !== undefined && other !== undefined && (
        <small className={styles.other}>
          {t('promotion.preview.under', {
            price: amountText(rival.priceMinor, locale),
            names: readLocalizedText(other.name, locale).text,
          })}
        </small>
      )}
    </th>
  );
}

/** That a price is no lower, or for how many packs it holds. */
function NewPriceNotes({ row: { pack } }: Pick<PackRowProps, 'row'>) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { deal } = pack;
  return (
    <>
      {!isReduced(pack) && <Quiet>{t('promotion.preview.noEffect')}</Quiet>}
      {deal !== null && deal.count > 1 && (
        <Quiet>
          {t('promotion.preview.deal', {
            count: deal.count,
            number: formatNumber(deal.count, locale),
            price: amountText(deal.after.grossMinor, locale),
          })}
        </Quiet>
      )}
    </>
  );
}
