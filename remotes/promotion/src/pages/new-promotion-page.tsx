import { useShow } from '@pazar/section/use-change';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { useNotify } from '@pazar/shell/notify';
import { promotionResource } from '../api/promotions.ts';
import { FromLot } from '../components/form/from-lot.tsx';
import { PromotionForm } from '../components/form/promotion-form.tsx';
import { useMove } from '../components/record/use-move.ts';

/** A new promotion, from nothing or from a lot that must be sold: `?lot={id}`. */
export function NewPromotionPage() {
  const { t } = useTranslation('promotion');
  const navigate = useNavigate();
  const show = useShow(promotionResource);
  const notify = useNotify();
  // By then the page of the promotion is shown, which lists what it lacks.
  const moving = useMove(() => notify(t('promotion.new.notPublished')));
  const [search] = useSearchParams();
  const lot = search.get('lot');
  function onSaved(saved: PromotionDetail, intent: string | undefined): void {
    show(saved);
    void navigate(`/promotion/${saved.id}`);
    if (intent === 'publish') moving.run({ id: saved.id, action: 'publish' });
  }
  const form = { promotion: null, onSaved, onCancel: () => void navigate('/promotion') };
  return (
    <Page
      title={t('promotion.new.title')}
      subtitle={<TextLink to="/promotion">{t('promotion.title')}</TextLink>}
    >
      {lot === null ? (
        <PromotionForm {...form} />
      ) : (
        <FromLot id={lot}>{(initial) => <PromotionForm {...form} initial={initial} />}</FromLot>
      )}
    </Page>
  );
}
