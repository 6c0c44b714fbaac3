import type { LotDetail } from '@pazar/contracts/produce-detail';
import type { ProductSummary } from '@pazar/contracts/product';
import { formatQuantity } from '@pazar/format/quantity';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import styles from './lot-links.module.css';
import { LotSection } from './lot-section.tsx';
import { LinkDialog } from './link-dialog.tsx';

/** The products that a lot is sold as. */
export function LotLinks({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const stockOf = (stock: ProductSummary['stockAvailable']) =>
    stock === null ? t('value.none') : formatQuantity(stock, lot.unit, locale);

  return (
    <LotSection
      title={t('produce.links.title')}
      actions={<Button onClick={() => setOpen(true)}>{t('produce.links.change')}</Button>}
    >
      {lot.linkedProducts.length === 0 ? (
        <p>{t('produce.links.none')}</p>
      ) : (
        <ul className={styles.list}>
          {lot.linkedProducts.map(({ id, sku, name, stockAvailable }) => (
            <li key={id} className={styles.item}>
              <TextLink to={`/product/${id}`}>{readLocalizedText(name, locale).text}</TextLink>
              <span className={styles.muted}>{sku}</span>
              <span className={styles.stock}>
                {t('produce.links.stock', { quantity: stockOf(stockAvailable) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <LinkDialog lot={lot} onClose={() => setOpen(false)} />}
    </LotSection>
  );
}
