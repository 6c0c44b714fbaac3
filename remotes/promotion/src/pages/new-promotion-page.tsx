import { useShow } from '@pazar/section/use-change';
import { useHttp } from '@pazar/shell/http';
import { useNavigate, useSearchParams } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { useUndoable } from '@pazar/ui/list/undo/use-undoable';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { useSend } from '@pazar/section/use-call';
import { renew } from '@pazar/section/renew';
import { useNotify } from '@pazar/shell/notify';
import { useAttempt } from '@pazar/ui/record/use-attempt';
import { useQueryClient } from '@tanstack/react-query';
import { movePromotion, type PromotionMove, undoMove } from '../api/promotion-moves.ts';
import { promotionResource } from '../api/promotions.ts';
import { FromLot } from '../components/form/from-lot.tsx';
import { PromotionForm } from '../components/form/promotion-form.tsx';

/** A new promotion, from nothing or from a lot that must be sold: `?lot={id}`. */
export function NewPromotionPage() {
  const { t } = useTranslation('promotion');
  const navigate = useNavigate();
  const show = useShow(promotionResource);
  const publish = usePublishSaved();
  const [search] = useSearchParams();
  const lot = search.get('lot');
  function onSaved(saved: PromotionDetail, intent: string | undefined): void {
    show(saved);
    void navigate(`/promotion/${saved.id}`);
    if (intent === 'publish') publish(saved.id);
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

/** Publishes what was just saved, and says what became of it where the agent is then. */
function usePublishSaved(): (id: string) => void {
  const { t } = useTranslation('promotion');
  const http = useHttp();
  const notify = useNotify();
  const queries = useQueryClient();
  const send = useSend();
  const { offer } = useUndoable('promotions');
  // oxlint-disable-next-line pazar/read-failure -- a message says it: by then this page is left
  const publishing = useAttempt<PromotionMove, string>({
    name: ['promotion', 'publish'],
    send: async (move, key) => {
      try {
        return await movePromotion(http, move, key);
      } catch (error) {
        // The page of the promotion lists what it lacks.
        notify(t('promotion.action.failed'));
        throw error;
      }
    },
    look: () => renew(queries, 'promotion'),
  });
  return (id) =>
    publishing.run({ id, action: 'publish' }, (undoToken) =>
      offer({
        message: t('promotion.moved.publish'),
        undo: () => send(['promotion', 'undo', undoToken], undoMove(undoToken)),
      }),
    );
}
