import type { Locale } from '@pazar/contracts/locale';
import type { PromotionRow } from '@pazar/contracts/promotion-row';
import { promotionTexts } from '@pazar/contracts/record-texts';
import { formatDate } from '@pazar/format/date';
import { lastDay } from '@pazar/format/period-end';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatRecent } from '@pazar/format/recent';
import { textColumns } from '@pazar/section/text-columns';
import type { TFunction } from 'i18next';
import type { RowDescription } from '@pazar/section/list/table/row-description';
import { LocalizedText } from '@pazar/ui/localized-text';
import { RowTitle } from '@pazar/ui/row-title';
import { nextDayPhrase, periodPhrase } from '../../model/period-phrase.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { promotionList } from '../../model/promotion-list.ts';
import { rulePhrase } from '../../model/rule-phrase.ts';
import { subjectLines } from '../../model/subject-lines.ts';
import { statePhrase } from '../../model/state-phrase.ts';
import { weeklyText } from '../../model/weekly-text.ts';
import { PromotionPicture } from '../promotion-picture.tsx';
import { StatusBadge } from '../status-badge.tsx';
import styles from './promotion-row.module.css';

/** What a row of the list is written with. */
export interface PromotionRowContext {
  readonly t: TFunction<'promotion'>;
  readonly locale: Locale;
}

const say = ({ t }: PromotionRowContext, { key, values }: Phrase) => t(key, values);

/** How the list shows a promotion. */
export const promotionRow: RowDescription<PromotionRow, PromotionRowContext, typeof promotionList> =
  {
    nameOf: ({ name }, { locale }) => readLocalizedText(name, locale).text,
    hrefOf: ({ id }) => `/promotion/${id}`,
    columns: [
      {
        key: 'name',
        header: ({ t }) => t('promotion.column.name'),
        isPrimary: true,
        sort: 'name',
        cell: (promotion, context) => (
          <RowTitle
            picture={<PromotionPicture promotion={promotion} />}
            title={<LocalizedText text={promotion.name} locale={context.locale} />}
            detail={<Detail promotion={promotion} context={context} />}
          />
        ),
      },
      {
        key: 'subject',
        header: ({ t }) => t('promotion.column.subject'),
        card: 'hidden',
        isMinor: true,
        cell: ({ subject }, { t, locale }) =>
          subject === null ? null : <SubjectText lines={subjectLines(subject, { t, locale })} />,
      },
      {
        key: 'period',
        header: ({ t }) => t('promotion.column.period'),
        kind: 'date',
        card: 'aside',
        sort: 'startsAt',
        descendingFirst: true,
        cell: (promotion, context) => (
          <Period
            whole={say(context, periodPhrase(promotion, context.locale))}
            next={say(context, nextDayPhrase(promotion, context.locale))}
            more={moreOf(promotion, context)}
          />
        ),
      },
      {
        key: 'code',
        header: ({ t }) => t('promotion.column.code'),
        kind: 'code',
        card: 'hidden',
        isExtra: true,
        cell: ({ code }, { t }) => code ?? t('promotion.code.automatic'),
      },
      {
        key: 'status',
        header: ({ t }) => t('promotion.column.status'),
        kind: 'status',
        card: 'aside',
        sort: 'status',
        cell: (promotion) => <StatusBadge promotion={promotion} />,
      },
      {
        key: 'end',
        header: ({ t }) => t('promotion.column.end'),
        kind: 'date',
        align: 'end',
        isExtra: true,
        sort: 'endsAt',
        cell: ({ endsAt: planned, endedAt }, { t, locale }) => {
          const endsAt = endedAt ?? planned;
          return endsAt === null
            ? t('promotion.period.always')
            : formatDate(lastDay(endsAt), locale);
        },
      },
      {
        key: 'changed',
        header: ({ t }) => t('promotion.column.changed'),
        kind: 'date',
        align: 'end',
        isExtra: true,
        sort: 'updatedAt',
        descendingFirst: true,
        cell: ({ updatedAt }, { locale }) => formatRecent(updatedAt, locale),
      },
      ...textColumns(promotionTexts),
    ],
  };

interface DetailProps {
  promotion: PromotionRow;
  context: PromotionRowContext;
}

/** What it gives, the code for which it does, and what it is for where there is no column for that. */
function Detail({ promotion, context }: DetailProps) {
  const { code, subject } = promotion;
  const rule = say(context, rulePhrase(promotion, context.locale));
  const lines = subject === null ? [] : subjectLines(subject, context);
  return (
    <>
      {code === null ? rule : `${code} · ${rule}`}
      {lines.length > 0 && (
        <span className={styles.narrow}> · {lines.filter(Boolean).join(' · ')}</span>
      )}
    </>
  );
}

/** What it is for, and under it where. */
function SubjectText({ lines: [names, places] }: { lines: readonly [string, string | null] }) {
  return (
    <>
      <span className={styles.subject}>{names}</span>
      {places !== null && <span className={styles.place}>{places}</span>}
    </>
  );
}

/** What its status leaves out, else the hours of the week in which it holds; null without either. */
function moreOf(promotion: PromotionRow, context: PromotionRowContext): string | null {
  const state = statePhrase(promotion, context.locale);
  const { weekly } = promotion;
  if (state !== null) return say(context, state);
  return weekly === null ? null : weeklyText(weekly, context.locale);
}

interface PeriodProps {
  whole: string;
  next: string;
  more: string | null;
}

/** From when to when, and what else is to be known; a phone has space for the day that comes next. */
function Period({ whole, next, more }: PeriodProps) {
  return (
    <>
      {whole === next ? (
        whole
      ) : (
        <>
          <span className={styles.whole}>{whole}</span> <span className={styles.next}>{next}</span>
        </>
      )}
      {more !== null && (
        <>
          {' '}
          <span className={styles.more}>{more}</span>
        </>
      )}
    </>
  );
}
