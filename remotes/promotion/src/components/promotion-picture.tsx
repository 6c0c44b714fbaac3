import type { PromotionSummary } from '@pazar/contracts/promotion';
import { RecordPicture } from '@pazar/section/record-picture';
import type { PromotionRule } from '@pazar/contracts/promotion-rule';
import { formatNumber } from '@pazar/format/number';
import { formatPercent } from '@pazar/format/percent';
import type { Locale } from '@pazar/contracts/locale';
import { useLocale } from '@pazar/shell/locale';
import styles from './rule-tile.module.css';

/** A denar has a hundred minor units, and so has a euro. */
const minorUnits = 100;

/** The tile before the name of a promotion: how much less it costs. The text beside it says it too. */
function RuleTile({ rule }: { rule: PromotionRule }) {
  const locale = useLocale();
  return (
    <span className={styles.tile} data-kind={rule.type} aria-hidden="true">
      {shortOf(rule, locale)}
    </span>
  );
}

function shortOf(rule: PromotionRule, locale: Locale): string {
  switch (rule.type) {
    case 'PERCENT_OFF':
      return `−${formatPercent(rule.percent, locale)}`;
    case 'AMOUNT_OFF':
      return `−${formatNumber(rule.amountMinor / minorUnits, locale)}`;
    case 'SPECIAL_PRICE':
      return formatNumber(rule.priceMinor / minorUnits, locale);
    case 'MULTI_BUY':
      return `${rule.buy}+${rule.free}`;
  }
}

/** The tile before a promotion's name: its first product, or how much less everything costs. */
export function PromotionPicture({ promotion }: { promotion: PromotionSummary }) {
  const { rule, subject } = promotion;
  const [first] = subject?.names ?? [];
  if (first === undefined) return <RuleTile rule={rule} />;
  return <RecordPicture name={first} cover={subject?.cover} />;
}
