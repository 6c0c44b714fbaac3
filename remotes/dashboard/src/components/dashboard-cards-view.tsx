import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { CardGrid } from '@pazar/ui/card-grid';
import { StatCard } from '@pazar/ui/stat-card';
import { useTranslation } from '@pazar/shell/translation';
import type { DashboardCard } from '../model/dashboard-cards.ts';

export interface DashboardCardsViewProps {
  cards: readonly DashboardCard[];
}

export function DashboardCardsView({ cards }: DashboardCardsViewProps) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const detail = ({ figure }: DashboardCard) =>
    'problem' in figure
      ? figure.problem.title
      : figure.parts
          .map(([key, count]) => t(`dashboard.${key}`, { number: formatNumber(count, locale) }))
          .join(' · ');
  const value = ({ figure }: DashboardCard) =>
    'problem' in figure ? '–' : formatNumber(figure.total, locale);

  return (
    <CardGrid>
      {cards.map((card) => (
        <StatCard
          key={card.key}
          icon={card.icon}
          label={t(`dashboard.card.${card.key}`)}
          value={value(card)}
          detail={detail(card)}
          to={card.to}
        />
      ))}
    </CardGrid>
  );
}
