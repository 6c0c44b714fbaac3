import { maxPageLimit } from '@pazar/contracts/page';
import { qualityClassSchema, type QualityClass } from '@pazar/contracts/produce';
import { lossReasonSchema, type LossReason } from '@pazar/contracts/produce-detail';
import { placeList } from '@pazar/section/places';
import { useChoices } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { DateField } from '@pazar/ui/input/date-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import type { BulkFormProps } from '@pazar/ui/list/bulk/bulk-action';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import styles from '../record/entry-form.module.css';
import { growingPlaces } from '../../../model/produce/growing-places.ts';

interface BulkFormFrameProps {
  isReady: boolean;
  onRun: () => void;
  onCancel: () => void;
  children: (hasTried: boolean) => ReactNode;
}

/** Asks for what an action on many lots needs to know. */
function BulkFormFrame({ isReady, onRun, onCancel, children }: BulkFormFrameProps) {
  const { t } = useTranslation('catalog');
  const [hasTried, setTried] = useState(false);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (isReady) onRun();
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children(hasTried)}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <Button type="submit" variant="primary">
          {t('produce.bulk.apply')}
        </Button>
      </div>
    </form>
  );
}

/** Closes lots; what is left of them is written off as loss, for one reason. */
export function CloseForm({ onRun, onCancel }: BulkFormProps) {
  const { t } = useTranslation('catalog');
  const [note, setNote] = useState('');
  const reason = note.trim();
  return (
    <BulkFormFrame
      isReady={reason !== ''}
      onRun={() => onRun({ writeOff: { type: 'WASTE', note: reason } })}
      onCancel={onCancel}
    >
      {(hasTried) => (
        <TextField
          label={t('produce.close.reason')}
          hint={t('produce.bulk.closeHint')}
          value={note}
          onChange={setNote}
          error={hasTried && reason === '' ? t('produce.close.noReason') : undefined}
        />
      )}
    </BulkFormFrame>
  );
}

export function LossForm({ onRun, onCancel }: BulkFormProps) {
  const { t } = useTranslation('catalog');
  const [reason, setReason] = useState<LossReason | null>(null);
  return (
    <BulkFormFrame
      isReady={reason !== null}
      onRun={() => onRun({ reason, note: null })}
      onCancel={onCancel}
    >
      {(hasTried) => (
        <SelectField
          label={t('produce.field.lossReason')}
          value={reason}
          onChange={setReason}
          error={hasTried && reason === null ? t('produce.lose.noReason') : undefined}
          options={lossReasonSchema.options.map((value) => ({
            value,
            label: t(`produce.loss.${value}`),
          }))}
        />
      )}
    </BulkFormFrame>
  );
}

export function PlaceForm({ onRun, onCancel }: BulkFormProps) {
  const { t } = useTranslation('catalog');
  const { rows: places, notice } = useChoices(placeList(useHttp(), growingPlaces), maxPageLimit);
  const [locationId, setLocationId] = useState<string | null>(null);
  return (
    <BulkFormFrame isReady onRun={() => onRun({ locationId })} onCancel={onCancel}>
      {() => (
        <>
          {notice}
          <SelectField
            label={t('produce.field.locationId')}
            emptyLabel={t('produce.entry.notSaid')}
            value={locationId}
            onChange={setLocationId}
            options={places.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </>
      )}
    </BulkFormFrame>
  );
}

export function QualityForm({ onRun, onCancel }: BulkFormProps) {
  const { t } = useTranslation('catalog');
  const [qualityClass, setQualityClass] = useState<QualityClass | null>(null);
  return (
    <BulkFormFrame isReady onRun={() => onRun({ qualityClass })} onCancel={onCancel}>
      {() => (
        <SelectField
          label={t('produce.field.qualityClass')}
          emptyLabel={t('produce.entry.notSaid')}
          value={qualityClass}
          onChange={setQualityClass}
          options={qualityClassSchema.options.map((value) => ({
            value,
            label: t(`produce.quality.${value}`),
          }))}
        />
      )}
    </BulkFormFrame>
  );
}

export function BestBeforeForm({ onRun, onCancel }: BulkFormProps) {
  const { t } = useTranslation('catalog');
  const [bestBefore, setBestBefore] = useState<string | null>(null);
  return (
    <BulkFormFrame isReady onRun={() => onRun({ bestBefore })} onCancel={onCancel}>
      {() => (
        <DateField
          label={t('produce.field.bestBefore')}
          isOptional
          value={bestBefore}
          onChange={setBestBefore}
        />
      )}
    </BulkFormFrame>
  );
}
