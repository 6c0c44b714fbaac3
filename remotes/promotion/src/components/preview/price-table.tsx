import type { PromotionPreview } from '@pazar/contracts/promotion-preview';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Row } from '@pazar/ui/layout';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import { useState } from 'react';
import { isUnusual } from '../../model/reductions.ts';
import type { PriceRow } from './lowest-price.tsx';
import { LowestPeriod, PriceHead } from './price-head.tsx';
import { PackRow } from './price-rows.tsx';
import styles from './preview.module.css';
import tableStyles from './price-table.module.css';

/** Rows that a table has before it is folded. */
const fewRows = 8;

/** Usual rows of a folded table, as an example. */
const examples = 3;

export interface PriceTableProps {
  preview: PromotionPreview;
  isBusy: boolean;
}

/**
 * Each pack before and after: price, price of a unit, VAT, and the lowest price of 30 days. Of many
 * packs those that ask for a look, the others on request.
 */
export function PriceTable({ preview, isBusy }: PriceTableProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const rows = preview.products.flatMap((product) =>
    product.packs.map((pack): PriceRow => ({ product, pack })),
  );
  const hasVat = rows.some(({ pack }) => pack.after.vatMinor > 0);
  const unusual = rows.filter(({ pack }) => isUnusual(pack));
  const folded = unusual.length > 0 ? unusual : rows.slice(0, examples);
  const isFolded = rows.length > fewRows && !isWhole;
  const shown = isFolded ? folded.slice(0, fewRows) : rows;
  const rest = preview.total - preview.products.length;
  return (
    <div className={styles.prices}>
      {isFolded && <FoldedNote unusual={unusual.length} all={rows.length} />}
      <div className={tableStyles.frame}>
        <table className={tableStyles.table} aria-busy={isBusy}>
          <caption>
            <VisuallyHidden>{t('promotion.preview.table')}</VisuallyHidden>
          </caption>
          <PriceHead preview={preview} hasVat={hasVat} />
          <tbody>
            {shown.map((row) => (
              <PackRow key={row.pack.packId} row={row} preview={preview} hasVat={hasVat} />
            ))}
          </tbody>
        </table>
      </div>
      <LowestPeriod preview={preview} />
      {rows.length > fewRows && (
        <Row>
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? t('promotion.preview.fewer')
              : t('promotion.preview.all', { number: formatNumber(rows.length, locale) })}
          </Button>
        </Row>
      )}
      {rest > 0 && (
        <p>{t('promotion.preview.more', { count: rest, number: formatNumber(rest, locale) })}</p>
      )}
    </div>
  );
}

/** What a folded table shows: the packs that ask for a look, or examples of them all. */
function FoldedNote({ unusual, all }: { unusual: number; all: number }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const amount = formatNumber(all, locale);
  if (unusual === 0) return <p>{t('promotion.preview.allReduced', { number: amount })}</p>;
  const number = formatNumber(unusual, locale);
  return <p>{t('promotion.preview.unusual', { count: unusual, number, amount })}</p>;
}
