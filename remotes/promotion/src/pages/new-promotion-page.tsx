import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '@pazar/ui/page';
import { useFailureText } from '@pazar/section/record/use-failure-text';
import { TextLink } from '@pazar/ui/text-link';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { useNotify } from '@pazar/shell/notify';
import { useState } from 'react';
import { promotionResource } from '../api/promotions.ts';
import { FromLot } from '../components/form/from-lot.tsx';
import { PromotionForm } from '../components/form/promotion-form.tsx';
import { askedToPublish } from '../components/record/not-published-note.tsx';
import { lackingPath } from '../components/record/requirement-links.tsx';
import { UnverifiedNote } from '../components/record/unverified-note.tsx';
import { useMove } from '../components/record/use-move.ts';
import { promotionValues } from '../model/promotion-fields.ts';
import { thisMinute } from '../model/promotion-values.ts';

/** A new promotion, from nothing or from a lot that must be sold: `?lot={id}`. */
export function NewPromotionPage() {
  const { t } = useTranslation('promotion');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const notify = useNotify();
  const reason = useFailureText();
  // By then the page of the promotion is shown, which lists what it lacks.
  const moving = useMove((error) =>
    notify(t('promotion.new.notPublished', { reason: reason.change(error) })),
  );
  const [search] = useSearchParams();
  const lot = search.get('lot');
  const [initial] = useState(() => ({ ...promotionValues(null), startsAt: thisMinute() }));
  function onSaved(saved: PromotionDetail, intent: string | undefined): void {
    promotionResource.show(queries, saved);
    const isLacking = intent === 'publish' && saved.publishRequirements.length > 0;
    if (isLacking) return void navigate(lackingPath(saved), { state: askedToPublish });
    void navigate(`/promotion/${saved.id}`);
    if (intent === 'publish') moving.mutate({ id: saved.id, action: 'publish' });
  }
  const form = { promotion: null, onSaved, onCancel: () => void navigate('/promotion') };
  return (
    <Page
      title={t('promotion.new.title')}
      subtitle={<TextLink to="/promotion">{t('promotion.title')}</TextLink>}
    >
      <UnverifiedNote />
      {lot === null ? (
        <PromotionForm {...form} initial={initial} />
      ) : (
        <FromLot id={lot}>{(values) => <PromotionForm {...form} initial={values} />}</FromLot>
      )}
    </Page>
  );
}
