import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney } from '@pazar/format/money';
import { formatQuantity } from '@pazar/format/quantity';
import { RecordPicture } from '@pazar/section/record-picture';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Quiet } from '@pazar/ui/layout';
import { TextLink } from '@pazar/ui/text-link';
import type { BlockData } from '../../model/known-dashboard.ts';
import styles from './sold-most.module.css';
import { Subject } from './subject.tsx';

/** What brought most, each with its quantity, its amount and a bar beside the first one's. */
export function SoldMost({ data: { items } }: { data: BlockData['soldMost'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  if (items.length === 0) return <p>{t('dashboard.outflowByDay.nothing')}</p>;
  const largest = Math.max(...items.map(({ amountMinor }) => amountMinor), 1);
  return (
    <ul className={styles.items}>
      {items.map(({ productId, cropId, name, unit, quantity, currency, amountMinor }) => {
        const text = readLocalizedText(name, locale).text;
        const facts = [
          formatQuantity(quantity, unit, locale),
          formatMoney({ minor: amountMinor, currency }, locale),
        ];
        return (
          <li key={`${productId ?? cropId ?? text} ${unit}`} className={styles.item}>
            <Subject tile={<RecordPicture name={name} kind={cropId} />}>
              {productId === null ? (
                <span>{text}</span>
              ) : (
                <TextLink to={`/product/${productId}`}>{text}</TextLink>
              )}
              <Quiet>{facts.join(' · ')}</Quiet>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${(amountMinor / largest) * 100}%` }} />
              </span>
            </Subject>
          </li>
        );
      })}
    </ul>
  );
}
