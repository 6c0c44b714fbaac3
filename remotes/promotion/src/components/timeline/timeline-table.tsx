import type { PromotionOverlap } from '@pazar/contracts/promotion-overlaps';
import type { PromotionSummary } from '@pazar/contracts/promotion';
import { formatDateTime } from '@pazar/format/date';
import { formatList } from '@pazar/format/list';
import { formatEnd } from '@pazar/format/period-end';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@pazar/ui/data-table';
import type { Column } from '@pazar/ui/data-table-column';
import { TextLink } from '@pazar/ui/text-link';
import { rulePhrase } from '../../model/rule-phrase.ts';
import { StatusBadge } from '../status-badge.tsx';

export interface TimelineTableProps {
  promotions: readonly PromotionSummary[];
  overlaps: readonly PromotionOverlap[];
}

/** What the timeline draws, in words: when each promotion holds, and which others it meets. */
export function TimelineTable({ promotions, overlaps }: TimelineTableProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const met = (id: string) =>
    overlaps.flatMap(({ one, other }) => {
      if (one.id === id) return readLocalizedText(other.name, locale).text;
      return other.id === id ? readLocalizedText(one.name, locale).text : [];
    });
  const columns: Column<PromotionSummary>[] = [
    {
      key: 'name',
      header: t('promotion.column.name'),
      isPrimary: true,
      cell: ({ id, name }) => (
        <TextLink to={`/promotion/${id}`}>{readLocalizedText(name, locale).text}</TextLink>
      ),
    },
    {
      key: 'rule',
      header: t('promotion.column.rule'),
      isMinor: true,
      cell: (promotion) => {
        const { key, values } = rulePhrase(promotion, locale);
        return t(key, values);
      },
    },
    {
      key: 'period',
      header: t('promotion.column.period'),
      cell: ({ startsAt, endsAt: planned, endedAt }) => {
        const endsAt = endedAt ?? planned;
        const from = startsAt === null ? '…' : formatDateTime(startsAt, locale);
        return `${from} – ${endsAt === null ? '…' : formatEnd(endsAt, locale)}`;
      },
    },
    {
      key: 'overlaps',
      header: t('promotion.overlap.with'),
      cell: ({ id }) => formatList(met(id), locale) || t('promotion.overlap.none'),
    },
    {
      key: 'status',
      header: t('promotion.column.status'),
      kind: 'status',
      card: 'aside',
      cell: (promotion) => <StatusBadge promotion={promotion} />,
    },
  ];
  return (
    <DataTable
      label={t('promotion.timeline.title')}
      columns={columns}
      rows={promotions}
      getRowKey={({ id }) => id}
    />
  );
}
