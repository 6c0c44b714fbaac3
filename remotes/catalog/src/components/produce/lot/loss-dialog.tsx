import { lossReasonSchema, type LossReason, type LotDetail } from '@pazar/contracts/produce-detail';
import { lotLimits } from '@pazar/contracts/produce-input';
import { optionsOf } from '@pazar/section/options-of';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { TextField } from '@pazar/ui/input/text-field';
import { useState } from 'react';
import { lotResource } from '../../../api/produce/lots.ts';
import { LotDialog } from './lot-dialog.tsx';

/** Marks a lot as lost before its harvest, for a reason that statistics can count. */
export function LossDialog({ lot, onClose }: { lot: LotDetail; onClose: () => void }) {
  const { t } = useTranslation('catalog');
  const notify = useNotify();
  const [reason, setReason] = useState<LossReason | null>(null);
  const [note, setNote] = useState('');
  const body = { reason, note: note.trim() === '' ? null : note.trim() };

  return (
    <LotDialog
      lot={lot}
      title={t('produce.lose.title')}
      label={t('produce.lose.action')}
      failed={t('produce.lose.failed')}
      call={reason === null ? null : lotResource.move(lot, { name: 'mark-lost', body })}
      onDone={() => notify(t('produce.lose.done'))}
      onClose={onClose}
    >
      {(hasTried) => (
        <>
          <RadioGroup
            label={t('produce.field.lossReason')}
            value={reason}
            onChange={setReason}
            error={hasTried && reason === null ? t('produce.lose.noReason') : undefined}
            options={optionsOf(lossReasonSchema.options, (value) => t(`produce.loss.${value}`))}
          />
          <TextField
            label={t('movement.note')}
            isOptional
            value={note}
            onChange={setNote}
            limit={lotLimits.lossNote.max}
          />
        </>
      )}
    </LotDialog>
  );
}
