import { lossReasonSchema, type LossReason, type LotDetail } from '@pazar/contracts/produce-detail';
import { lotLimits } from '@pazar/contracts/produce-input';
import type { HttpClient } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { TextField } from '@pazar/ui/input/text-field';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { useState } from 'react';
import { lotChanges } from '../../../api/produce/lot-changes.ts';
import { ChangeFailure } from '../../change-failure.tsx';
import styles from './lot-links.module.css';
import { useLotChange } from './use-lot-change.ts';

/** Marks a lot as lost before its harvest, for a reason that statistics can count. */
export function LossDialog({ lot, onClose }: { lot: LotDetail; onClose: () => void }) {
  const { t } = useTranslation('catalog');
  const notify = useNotify();
  const change = useLotChange(lot.id);
  const [reason, setReason] = useState<LossReason | null>(null);
  const [note, setNote] = useState('');
  const [hasTried, setTried] = useState(false);

  function markLost(): void {
    setTried(true);
    if (reason === null) return;
    const { id, version } = lot;
    const what = { id, version, reason, note: note.trim() === '' ? null : note.trim() };
    const send = (http: HttpClient, key: string) => lotChanges.markLost(http, what, key);
    change.run({ what: { lose: what }, send }, () => {
      onClose();
      notify(t('produce.lose.done'));
    });
  }

  return (
    <Dialog
      title={t('produce.lose.title')}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('produce.action.cancel')}</Button>
          <Button variant="primary" isBusy={change.isPending} onClick={markLost}>
            {t('produce.lose.action')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {change.error !== null && (
          <ChangeFailure title={t('produce.lose.failed')} error={change.error} />
        )}
        <RadioGroup
          label={t('produce.field.lossReason')}
          value={reason}
          onChange={setReason}
          error={hasTried && reason === null ? t('produce.lose.noReason') : undefined}
          options={lossReasonSchema.options.map((value) => ({
            value,
            label: t(`produce.loss.${value}`),
          }))}
        />
        <TextField
          label={t('produce.entry.note')}
          isOptional
          value={note}
          onChange={setNote}
          limit={lotLimits.lossNote.max}
        />
      </div>
    </Dialog>
  );
}
