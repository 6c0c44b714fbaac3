import type { LotDetail } from '@pazar/contracts/produce-detail';
import type { Call } from '@pazar/section/call';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { SuspensionNote } from '@pazar/section/suspension-note';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { Stack } from '@pazar/ui/layout';
import { type ReactNode, useState } from 'react';
import { lotResource } from '../../../api/produce/lots.ts';

export interface LotDialogProps {
  lot: LotDetail;
  title: string;
  /** Of the button that does it. */
  label: string;
  /** Title of the failure. */
  failed: string;
  size?: 'small' | 'medium';
  /** The call to send; null while something is missing. */
  call: Call<LotDetail> | null;
  onDone: (lot: LotDetail) => void;
  onClose: () => void;
  /** What has to be said; `hasTried` once the button was pressed. */
  children: (hasTried: boolean) => ReactNode;
}

/** Asks what has to be known before a lot is changed, and says why it was not. */
export function LotDialog(props: LotDialogProps) {
  const { lot, title, label, failed, size = 'small', call, onDone, onClose, children } = props;
  const { t } = useTranslation('catalog');
  const change = useApiMutation(lotResource.mutation(lot.id));
  const [hasTried, setTried] = useState(false);

  function save(): void {
    setTried(true);
    if (call === null) return;
    change.mutate(call, {
      onSuccess: (changed) => {
        onClose();
        onDone(changed);
      },
    });
  }
  return (
    <Dialog
      title={title}
      size={size}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="primary" isBusy={change.isPending} onClick={save}>
            {label}
          </Button>
        </>
      }
    >
      <Stack gap="large">
        <SuspensionNote />
        <ChangeFailure title={failed} error={change.error} />
        {children(hasTried)}
      </Stack>
    </Dialog>
  );
}
