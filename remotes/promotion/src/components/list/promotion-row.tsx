import type { Locale } from '@pazar/contracts/locale';
import type { PromotionSummary } from '@pazar/contracts/promotion';
import { formatDate } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatRecent } from '@pazar/format/recent';
import type { Translate } from '@pazar/shell/translation';
import type { RowDescription } from '@pazar/ui/list/table/row-description';
import { LocalizedText } from '@pazar/ui/localized-text';
import { RowTitle } from '@pazar/ui/row-title';
import { periodPhrase } from '../../model/period-phrase.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { promotionList } from '../../model/promotion-list.ts';
import { rulePhrase } from '../../model/rule-phrase.ts';
import { StatusBadge } from '../status-badge.tsx';

/** What a row of the list is written with. */
export interface PromotionRowContext {
  readonly t: Translate<'promotion'>;
  readonly locale: Locale;
}

const say = ({ t }: PromotionRowContext, { key, values }: Phrase) => t(key, values);

/** How the list shows a promotion. */
export const promotionRow: RowDescription<
  PromotionSummary,
  PromotionRowContext,
  typeof promotionList
> = {
  nameOf: ({ name }, { locale }) => readLocalizedText(name, locale).text,
  hrefOf: ({ id }) => `/promotion/${id}`,
  columns: [
    {
      key: 'name',
      header: ({ t }) => t('promotion.column.name'),
      isPrimary: true,
      sort: 'name',
      cell: ({ name }, { locale }) => (
        <RowTitle icon="promotion" title={<LocalizedText text={name} locale={locale} />} />
      ),
    },
    {
      key: 'rule',
      header: ({ t }) => t('promotion.column.rule'),
      cell: (promotion, context) => say(context, rulePhrase(promotion, context.locale)),
    },
    {
      key: 'period',
      header: ({ t }) => t('promotion.column.period'),
      sort: 'startsAt',
      descendingFirst: true,
      cell: (promotion, context) => say(context, periodPhrase(promotion, context.locale)),
    },
    {
      key: 'code',
      header: ({ t }) => t('promotion.column.code'),
      kind: 'code',
      isMinor: true,
      cell: ({ code }, { t }) => code ?? t('promotion.code.automatic'),
    },
    {
      key: 'status',
      header: ({ t }) => t('promotion.column.status'),
      kind: 'status',
      card: 'aside',
      sort: 'status',
      cell: ({ effectiveStatus }) => <StatusBadge status={effectiveStatus} />,
    },
    {
      key: 'end',
      header: ({ t }) => t('promotion.column.end'),
      kind: 'date',
      align: 'end',
      isExtra: true,
      sort: 'endsAt',
      cell: ({ endsAt }, { t, locale }) =>
        endsAt === null ? t('promotion.period.always') : formatDate(endsAt, locale),
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
  ],
};
