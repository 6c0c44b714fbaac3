import type { LotDetail } from '@pazar/contracts/produce-detail';
import { lotLimits } from '@pazar/contracts/produce-input';
import { isPositive } from '@pazar/format/quantity-math';
import { optionsOf } from '@pazar/section/options-of';
import { useSend } from '@pazar/section/use-call';
import { useWords } from '@pazar/section/use-words';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { TextField } from '@pazar/ui/input/text-field';
import { useUndoable } from '@pazar/ui/list/undo/use-undoable';
import { useState } from 'react';
import { lotResource } from '../../../api/produce/lots.ts';
import { LotDialog } from './lot-dialog.tsx';

const writeOffTypes = ['WASTE', 'OWN_USE'] as const;

/** Closes a lot; what is left is written off in the same step, with a reason. */
export function CloseDialog({ lot, onClose }: { lot: LotDetail; onClose: () => void }) {
  const { t, ...write } = useWords('catalog');
  const send = useSend();
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
      label={t(hasRest ? 'produce.close.writeOff' : 'produce.close.action')}
      failed={t('produce.close.failed')}
      call={isMissing ? null : lotResource.move(lot, { name: 'close', body: { writeOff } })}
      onDone={(closed) =>
        offer({
          message: t('produce.close.done'),
          undo: () =>
            send(['catalog', 'reopen', lot.id], lotResource.move(closed, { name: 'reopen' })),
        })
      }
      onClose={onClose}
    >
      {(hasTried) =>
        hasRest ? (
          <>
            <p>
              {t('produce.close.rest', {
                quantity: write.quantity(lot.remaining, lot.unit),
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
