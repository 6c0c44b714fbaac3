import type {
  ConflictWinner,
  PromotionConflict,
  PromotionPreview,
  WinnerName,
} from '@pazar/contracts/promotion-preview';
import { formatDateTime } from '@pazar/format/date';
import { formatList } from '@pazar/format/list';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney } from '@pazar/format/money';
import { formatEnd } from '@pazar/format/period-end';
import { formatNumber } from '@pazar/format/number';
import { packName } from '@pazar/format/pack-name';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Icon } from '@pazar/ui/icon';
import { Quiet } from '@pazar/ui/layout';
import { TextLink } from '@pazar/ui/text-link';
import styles from './conflict-card.module.css';

export interface ConflictCardProps {
  conflict: PromotionConflict;
  preview: PromotionPreview;
}

/** One promotion that holds at the same time: when, and both prices beside each other. */
export function ConflictCard({ conflict, preview }: ConflictCardProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { id, name, code, from, to } = conflict;
  const title = readLocalizedText(name, locale).text;
  const when = [
    from !== null && t('promotion.conflict.from', { start: formatDateTime(from, locale) }),
    to !== null && t('promotion.period.until', { end: formatEnd(to, locale) }),
    code !== null && t('promotion.conflict.code', { code }),
  ].filter((text) => text !== false);
  const groups = [...Map.groupBy(conflict.winners, outcomeOf).entries()];
  return (
    <article className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <Icon name="warning" />
        <div>
          <TextLink to={`/promotion/${id}`}>{title}</TextLink>
          <p>
            <Quiet>{when.join(' · ')}</Quiet>
          </p>
        </div>
      </header>
      {groups.map(([outcome, winners]) => (
        <Outcome key={outcome} winners={winners} title={title} preview={preview} />
      ))}
    </article>
  );
}

/** Packs of one outcome are won alike, with the code and without it. */
const outcomeOf = ({ winner, withCode }: ConflictWinner) => `${winner} ${withCode ?? ''}`;

interface OutcomeProps {
  /** Packs that the same promotion gives their price; at least one. */
  winners: readonly ConflictWinner[];
  title: string;
  preview: PromotionPreview;
}

/** More names would hide the prices. */
const maxNamed = 3;

/** The packs of one outcome, and both prices of the first of them; twice where the code decides. */
function Outcome({ winners, title, preview }: OutcomeProps) {
  const { t } = useTranslation('promotion');
  const names = useNames(winners, preview);
  const [shown] = winners;
  if (shown === undefined) return null;
  const prices = { shown, title, currency: preview.currency };
  if (shown.withCode === null) return <Prices {...prices} winner={shown.winner} packs={names} />;
  if (shown.withCode === shown.winner) {
    const packs = t('promotion.conflict.eitherWay', { text: names });
    return <Prices {...prices} winner={shown.winner} packs={packs} />;
  }
  return (
    <>
      <Prices
        {...prices}
        winner={shown.winner}
        packs={t('promotion.conflict.withoutCode', { text: names })}
      />
      <Prices
        {...prices}
        winner={shown.withCode}
        packs={t('promotion.conflict.withTheCode', { text: names })}
      />
    </>
  );
}

interface PricesProps {
  shown: ConflictWinner;
  winner: WinnerName;
  /** What the prices are for. */
  packs: string;
  title: string;
  currency: PromotionPreview['currency'];
}

function Prices({ shown, winner, packs, title, currency }: PricesProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { thisMinor, otherMinor } = shown;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const verb = thisMinor === otherMinor ? 'first' : 'wins';
  const own =
    winner === 'THIS' ? (`promotion.conflict.${verb}This` as const) : 'promotion.conflict.this';
  const other = winner === 'OTHER' ? t(`promotion.conflict.${verb}`, { names: title }) : title;
  return (
    <>
      <p className={styles.packs}>
        <Quiet>{packs}</Quiet>
      </p>
      <div className={styles.prices}>
        <p className={styles.price} data-wins={winner === 'THIS'}>
          <strong>{money(thisMinor)}</strong> {t(own)}
        </p>
        <p className={styles.price} data-wins={winner === 'OTHER'}>
          <strong>{money(otherMinor)}</strong> {other}
        </p>
      </div>
      {winner === 'QUANTITY' && <p className={styles.packs}>{t('promotion.overlap.quantity')}</p>}
    </>
  );
}

/** The first packs by name, and how many more there are. */
function useNames(winners: readonly ConflictWinner[], preview: PromotionPreview): string {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const ids = new Set(winners.map(({ packId }) => packId));
  const names = preview.products.flatMap(({ name, packs }) =>
    packs
      .filter(({ packId }) => ids.has(packId))
      .map((pack) => `${readLocalizedText(name, locale).text} ${packName(pack, locale)}`),
  );
  const rest = winners.length - Math.min(names.length, maxNamed);
  if (rest <= 0) return formatList(names, locale);
  const more = t('promotion.sentence.more', { amount: formatNumber(rest, locale) });
  return formatList([...names.slice(0, maxNamed), more], locale);
}
