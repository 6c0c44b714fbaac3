import type { EffectivePromotionStatus, PromotionSummary } from '@pazar/contracts/promotion';
import { useLocale } from '@pazar/shell/locale';
import { Badge } from '@pazar/ui/badge';
import type { Column } from '@pazar/ui/data-table-column';
import { LocalizedText } from '@pazar/ui/localized-text';
import { RowTitle } from '@pazar/ui/row-title';
import { useTranslation } from '@pazar/shell/translation';
import { periodPhrase } from '../model/period-phrase.ts';
import type { Phrase } from '../model/phrase.ts';
import { rulePhrase } from '../model/rule-phrase.ts';

const statusTones = {
  DRAFT: 'neutral',
  SCHEDULED: 'info',
  ACTIVE: 'good',
  PAUSED: 'attention',
  ENDED: 'neutral',
  ARCHIVED: 'neutral',
} as const satisfies Record<EffectivePromotionStatus, string>;

export function usePromotionColumns(): Column<PromotionSummary>[] {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const say = ({ key, values }: Phrase) => t(key, values);

  return [
    {
      key: 'name',
      header: t('promotion.column.name'),
      isPrimary: true,
      cell: ({ name }) => (
        <RowTitle icon="promotion" title={<LocalizedText text={name} locale={locale} />} />
      ),
    },
    {
      key: 'rule',
      header: t('promotion.column.rule'),
      cell: (promotion) => say(rulePhrase(promotion, locale)),
    },
    {
      key: 'period',
      header: t('promotion.column.period'),
      align: 'end',
      cell: (promotion) => say(periodPhrase(promotion, locale)),
    },
    {
      key: 'code',
      header: t('promotion.column.code'),
      isMinor: true,
      cell: ({ code }) => code ?? t('promotion.code.automatic'),
    },
    {
      key: 'status',
      header: t('promotion.column.status'),
      card: 'aside',
      cell: ({ effectiveStatus }) => (
        <Badge tone={statusTones[effectiveStatus]}>
          {t(`promotion.status.${effectiveStatus}`)}
        </Badge>
      ),
    },
  ];
}
