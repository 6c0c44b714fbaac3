import { readLocalizedText } from '@pazar/format/localized-text';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { Outlet, useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { RecordPage } from '@pazar/section/record/record-page';
import { useQuery } from '@tanstack/react-query';
import { promotionResource } from '../api/promotions.ts';
import { PromotionInfo } from '../components/record/info-cards.tsx';
import { PromotionActions } from '../components/record/promotion-actions.tsx';
import { statePhrase } from '../model/state-phrase.ts';
import { StatusBadge } from '../components/status-badge.tsx';

/** How often a page asks whether the promotion has begun or ended, in milliseconds. */
const watchMs = 60_000;

const tabs = { details: '', tags: '/tags' } as const;
// The keys are those of the object above.
const tabNames = Object.keys(tabs) as (keyof typeof tabs)[];

/** One promotion: its head, its tabs and its cards in the info bar. Each tab is a separate route. */
export function PromotionPage() {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { id = '' } = useParams();
  const query = useQuery({
    ...promotionResource.detail(useHttp(), id),
    refetchInterval: watchMs,
  });
  return (
    <RecordPage
      query={query}
      list={{ path: '/promotion', title: t('promotion.title') }}
      texts={{ loading: t('promotion.record.loading'), failed: t('promotion.record.failed') }}
      title={({ name }) => readLocalizedText(name, locale).text}
      facts={(promotion) => {
        const state = statePhrase(promotion, locale);
        return (
          <>
            {promotion.code !== null && <span>{promotion.code}</span>}
            <StatusBadge promotion={promotion} />
            {state !== null && <span>{t(state.key, state.values)}</span>}
          </>
        );
      }}
      actions={(promotion) => <PromotionActions promotion={promotion} />}
      tabs={() =>
        tabNames.map((tab) => ({
          path: `/promotion/${id}${tabs[tab]}`,
          label: t(`promotion.tabs.${tab}`),
        }))
      }
    >
      {(promotion) => (
        <>
          <Outlet key={promotion.id} context={promotion} />
          <PromotionInfo promotion={promotion} />
        </>
      )}
    </RecordPage>
  );
}
