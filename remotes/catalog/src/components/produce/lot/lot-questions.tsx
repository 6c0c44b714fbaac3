import { type LossReason, lossReasonSchema, type LotDetail } from '@pazar/contracts/produce-detail';
import { lotLimits } from '@pazar/contracts/produce-input';
import { isPositive } from '@pazar/format/quantity-math';
import { optionsOf } from '@pazar/section/options-of';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useFormatters } from '@pazar/section/use-formatters';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { TextField } from '@pazar/ui/input/text-field';
import { useUndoable } from '@pazar/section/list/undo/use-undoable';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { useState } from 'react';
import { lotResource } from '../../../api/produce/lots.ts';
import { lotName } from '../lot-name.ts';
import { LotDialog } from './lot-dialog.tsx';

const writeOffTypes = ['WASTE', 'OWN_USE'] as const;

/** Closes a lot and writes the rest off in the same step, with a reason. */
export function CloseDialog({ lot, onClose }: { lot: LotDetail; onClose: () => void }) {
  const { t, ...format } = useFormatters('catalog');
  const reopening = useApiMutation(lotResource.mutation(lot.id));
  const { offer } = useUndoable('produce');
  const [type, setType] = useState<(typeof writeOffTypes)[number]>('WASTE');
  const [note, setNote] = useState('');
  const hasRest = isPositive(lot.remaining);
  const isMissing = hasRest && note.trim() === '';
  const writeOff = hasRest ? { type, note: note.trim() } : null;

  return (
    <LotDialog
      lot={lot}
      title={t('produce.close.title')}
      label={t(hasRest ? 'produce.close.writeOff' : 'produce.action.close')}
      failed={t('produce.close.failed')}
      call={isMissing ? null : lotResource.move(lot, { name: 'close', body: { writeOff } })}
      onDone={(closed) =>
        offer({
          message: t('produce.close.done'),
          undo: () => reopening.mutateAsync(lotResource.move(closed, { name: 'reopen' })),
        })
      }
      onClose={onClose}
    >
      {(hasTried) =>
        hasRest ? (
          <>
            <p>
              {t('produce.close.rest', {
                quantity: format.quantity(lot.remaining, lot.unit),
              })}
            </p>
            <RadioGroup
              label={t('produce.close.as')}
              value={type}
              onChange={setType}
              options={optionsOf(writeOffTypes, (value) => t(`movement.type.${value}`))}
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
        )
      }
    </LotDialog>
  );
}

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
      label={t('produce.action.lose')}
      failed={t('produce.action.failed')}
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

/** Asks before a lot without movements is deleted. */
export function DeleteQuestion({ lot, onClose }: { lot: LotDetail; onClose: () => void }) {
  const { t, locale } = useFormatters('catalog');
  const notify = useNotify();
  const navigate = useNavigate();
  const removal = useApiMutation(
    lotResource.removal(async () => {
      await navigate('/produce');
      notify(t('produce.delete.done'));
    }),
  );
  return (
    <Confirm
      title={t('produce.delete.title', { lot: `${lotName(lot, locale)} ${lot.lotNumber}` })}
      confirmLabel={t('produce.action.delete')}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate(lot)}
      onCancel={onClose}
    >
      <p>{t('produce.delete.detail')}</p>
      <ChangeFailure title={t('produce.delete.failed')} error={removal.error} />
    </Confirm>
  );
}
