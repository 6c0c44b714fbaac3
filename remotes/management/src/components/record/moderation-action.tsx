import type { ProductDetail } from '@pazar/contracts/product-detail';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { ReasonDialog } from '@pazar/section/input/reason-dialog';
import { useState } from 'react';
import { moderate } from '../../api/records.ts';
import { ActionFailure } from '../agent/action-failure.tsx';

export interface ModerationActionProps {
  product: Pick<ProductDetail, 'id' | 'version' | 'moderation'>;
  /** As the page calls it. */
  name: string;
}

/** Blocks a product, or lets customers see it again: with its reason, and what follows from it. */
export function ModerationAction({ product, name }: ModerationActionProps) {
  const { t } = useTranslation('management');
  const notify = useNotify();
  const attempt = useApiMutation<ProductDetail>({
    mutationKey: ['management', 'moderate', product.id],
  });
  const [isAsked, setAsked] = useState(false);
  const action = product.moderation.status === 'BLOCKED' ? 'unblock' : 'block';
  const close = () => setAsked(false);
  const presets =
    action === 'block' ? [t('reason.block.reports'), t('reason.block.forbidden')] : [];
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t(`action.${action}`)}</Button>
      {isAsked && (
        <ReasonDialog
          title={t(`action.${action}.title`, { name })}
          detail={<p>{t(`action.${action}.effect`)}</p>}
          confirmLabel={t(`action.${action}`)}
          presets={presets}
          isBusy={attempt.isPending}
          failure={attempt.error !== null && <ActionFailure error={attempt.error} />}
          onConfirm={(reason) =>
            attempt.mutate(moderate(product, action, reason), {
              onSuccess: () => {
                notify(t(`action.${action}.done`, { name }));
                close();
              },
            })
          }
          onCancel={close}
        />
      )}
    </>
  );
}
