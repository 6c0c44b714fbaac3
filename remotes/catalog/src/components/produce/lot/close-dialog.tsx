import type { LotDetail } from '@pazar/contracts/produce-detail';
import { formatQuantity } from '@pazar/format/quantity';
import type { HttpClient } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { lotLimits } from '@pazar/contracts/produce-input';
import { isPositive } from '@pazar/format/quantity-math';
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
import { useReopen } from './use-reopen.ts';
import { useLotChange } from './use-lot-change.ts';

const writeOffTypes = ['WASTE', 'OWN_USE'] as const;

/** Closes a lot; what is left is written off in the same step, with a reason. */
export function CloseDialog({ lot, onClose }: { lot: LotDetail; onClose: () => void }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const notify = useNotify();
  const change = useLotChange(lot.id);
  const reopen = useReopen();
  const [type, setType] = useState<(typeof writeOffTypes)[number]>('WASTE');
  const [note, setNote] = useState('');
  const [hasTried, setTried] = useState(false);
  const hasRest = isPositive(lot.remaining);
  const isMissing = hasRest && note.trim() === '';

  function close(): void {
    setTried(true);
    if (isMissing) return;
    const writeOff = hasRest ? { type, note: note.trim() } : null;
    const what = { id: lot.id, version: lot.version, writeOff };
    const send = (http: HttpClient, key: string) => lotChanges.close(http, what, key);
    change.run({ what: { close: what }, send }, (closed) => {
      onClose();
      const action = { label: t('produce.action.undo'), onAction: () => void reopen(closed) };
      notify(t('produce.close.done'), { action });
    });
  }

  return (
    <Dialog
      title={t('produce.close.title')}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('produce.action.cancel')}</Button>
          <Button variant="primary" isBusy={change.isPending} onClick={close}>
            {t(hasRest ? 'produce.close.writeOff' : 'produce.close.action')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {change.error !== null && (
          <ChangeFailure title={t('produce.close.failed')} error={change.error} />
        )}
        {hasRest ? (
          <>
            <p>
              {t('produce.close.rest', {
                quantity: formatQuantity(lot.remaining, lot.unit, locale),
              })}
            </p>
            <RadioGroup
              label={t('produce.close.as')}
              value={type}
              onChange={setType}
              options={writeOffTypes.map((value) => ({ value, label: t(`produce.type.${value}`) }))}
            />
            <TextField
              label={t('produce.close.reason')}
              value={note}
              onChange={setNote}
              limit={lotLimits.writeOffNote.max}
              error={hasTried && isMissing ? t('produce.close.noReason') : undefined}
            />
          </>
        ) : (
          <p>{t('produce.close.detail')}</p>
        )}
      </div>
    </Dialog>
  );
}
