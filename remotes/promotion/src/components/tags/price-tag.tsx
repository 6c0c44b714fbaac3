import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { readLocalizedText } from '@pazar/format/localized-text';
import { packName } from '@pazar/format/pack-name';
import type { CSSProperties } from 'react';
import { formatPercent } from '@pazar/format/percent';
import { QrCode } from '@pazar/ui/print/qr-code';
import styles from './price-tags.module.css';
import { lotFacts, soldAs, tagFacts, type Tagged, tagLines } from './tag-lines.ts';
import tagWords from './tag-words.json';
import { belowLowest } from '../../model/reductions.ts';

export interface PriceTagProps extends Tagged {
  /** Who sells; undefined while that is not known. */
  seller: string | undefined;
  /** Where; undefined while that is not known. */
  place: string | undefined;
  /** On paper alone. */
  isCopy: boolean;
}

/** The price of one pack, as large as its tag lets it be, with what buyers must know beside it. */
export function PriceTag({ seller, place, isCopy, ...tagged }: PriceTagProps) {
  const { promotion, product, pack, locale } = tagged;
  const words = tagWords[locale];
  const { currency } = promotion;
  const { count, after } = soldAs(tagged);
  const money = formatMoney({ minor: after.grossMinor, currency }, locale);
  const [amount = money] = /\d[\d.,]*/.exec(money) ?? [];
  const of = count > 1 ? `${formatNumber(count, locale)} ${words.packs}` : packName(pack, locale);
  const lines = tagLines(tagged);
  return (
    <article className={styles.tag} data-copy={isCopy} data-long={lines.length > fewLines}>
      <div className={styles.top}>
        {seller !== undefined && <p className={styles.seller}>{seller}</p>}
        {place !== undefined && <p className={styles.seller}>{place}</p>}
      </div>
      <h2 className={styles.name}>{readLocalizedText(product.name, locale).text}</h2>
      <p className={styles.pack}>{kindOf(tagged)}</p>
      <p className={styles.price} style={digitsOf(amount)}>
        <strong>{amount}</strong>{' '}
        <span className={styles.unit}>
          <b>{money.replace(amount, '').trim()}</b> {words.for} {of}
        </span>
      </p>
      <TagComparison {...tagged} />
      <div className={styles.facts}>
        {tagFacts(tagged).map(({ name, value }) => (
          <p key={name}>
            {name}: <strong>{value}</strong>
          </p>
        ))}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <TagFoot {...tagged} />
    </article>
  );
}

/** The pack, its class, and the field that it comes from. */
function kindOf({ product: { lots }, pack, locale }: Tagged): string {
  const [lot] = lots;
  const quality = lot?.qualityClass ?? null;
  const parts = [
    packName(pack, locale),
    quality === null ? null : tagWords[locale].quality[quality],
    lot?.locationName ?? null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** More lines leave the price less room. */
const fewLines = 2;

// React types no custom properties.
const digitsOf = (amount: string) => ({ '--digits': amount.length }) as CSSProperties;

/** The price before, and the lowest of the 30 days before with how much less this one is. */
function TagComparison(tagged: Tagged) {
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

/** At the foot of a tag: the lot with its days, and a code to scan, that of the promotion or that of the lot. */
function TagFoot(tagged: Tagged) {
  const { promotion, product, locale } = tagged;
  const words = tagWords[locale];
  const { code } = promotion;
  const [lot] = product.lots;
  // As the label of the lot has it: who sells opens the lot with it.
  const address = lot === undefined ? null : new URL(`/produce/${lot.id}`, location.origin).href;
  const text = code ?? address;
  return (
    <div className={styles.foot}>
      <div>
        {code !== null && (
          <p>
            {words.code} <strong>{code}</strong>
          </p>
        )}
        {lotFacts(tagged).map(({ name, value }) => (
          <p key={name}>
            {name}: <strong>{value}</strong>
          </p>
        ))}
      </div>
      {text !== null && (
        <div className={styles.code}>
          <QrCode text={text} label={code ?? `${words.lot} ${lot?.lotNumber ?? ''}`} />
        </div>
      )}
    </div>
  );
}
