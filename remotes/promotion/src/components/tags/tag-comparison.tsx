import { formatMoney } from '@pazar/format/money';
import { formatPercent } from '@pazar/format/percent';
import { belowLowest } from '../../model/reductions.ts';
import styles from './price-tags.module.css';
import { soldAs, type Tagged } from './tag-lines.ts';
import tagWords from './tag-words.json';

/** The price before, and the lowest of the 30 days before with how much less this one is. */
export function TagComparison(tagged: Tagged) {
  const { promotion, pack, locale } = tagged;
  const words = tagWords[locale];
  const { count, before } = soldAs(tagged);
  const money = (minor: number) => formatMoney({ minor, currency: promotion.currency }, locale);
  const { lowest } = pack;
  const share = count > 1 ? null : belowLowest(pack);
  return (
    <div className={styles.comparison}>
      {share !== null && share > 0 && (
        <strong className={styles.share}>−{formatPercent(share, locale)}</strong>
      )}
      <div>
        {lowest !== null && count === 1 && (
          <p>
            {words.lowest}: {money(lowest.priceMinor)}
          </p>
        )}
        <p>
          {words.was} <s>{money(before.grossMinor)}</s>
        </p>
      </div>
    </div>
  );
}
