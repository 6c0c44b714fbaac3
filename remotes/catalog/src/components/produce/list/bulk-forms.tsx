import { qualityClassSchema, type QualityClass } from '@pazar/contracts/produce';
import { lossReasonSchema, type LossReason } from '@pazar/contracts/produce-detail';
import { optionsOf } from '@pazar/section/options-of';
import { locationSource } from '@pazar/section/locations';
import { Picker } from '@pazar/section/picker';
import { useTranslation } from 'react-i18next';
import { DateField } from '@pazar/ui/input/date-field';
import { SelectField } from '@pazar/ui/input/select-field';
import { TextField } from '@pazar/ui/input/text-field';
import type { BulkFormProps } from '@pazar/section/list/bulk/bulk-action';
import { BulkForm } from '@pazar/section/list/bulk/bulk-form';
import { useState } from 'react';
import { growingLocations } from '../../../model/produce/growing-locations.ts';

/** Closes lots and writes the rest off as loss, for one reason. */
export function CloseForm(form: BulkFormProps) {
  const { t } = useTranslation('catalog');
  const [note, setNote] = useState('');
  const reason = note.trim();
  return (
    <BulkForm
      {...form}
      params={reason !== '' ? { writeOff: { type: 'WASTE', note: reason } } : null}
    >
      {(missing) => (
        <TextField
          label={t('produce.close.reason')}
          hint={t('produce.bulk.closeHint')}
          value={note}
          onChange={setNote}
          error={missing && t('produce.close.noReason')}
        />
      )}
    </BulkForm>
  );
}

export function LossForm(form: BulkFormProps) {
  const { t } = useTranslation('catalog');
  const [reason, setReason] = useState<LossReason | null>(null);
  return (
    <BulkForm {...form} params={reason !== null ? { reason, note: null } : null}>
      {(missing) => (
        <SelectField
          label={t('produce.field.lossReason')}
          value={reason}
          onChange={setReason}
          error={missing && t('produce.lose.noReason')}
          options={optionsOf(lossReasonSchema.options, (value) => t(`produce.loss.${value}`))}
        />
      )}
    </BulkForm>
  );
}

const locationsToFind = locationSource(growingLocations);

/** Sets the location of lots; an empty field removes it. */
export function LocationForm(form: BulkFormProps) {
  const { t } = useTranslation('catalog');
  const [locationId, setLocationId] = useState<string | null>(null);
  return (
    <BulkForm {...form} params={{ locationId }}>
      {() => (
        <Picker
          label={t('produce.field.locationId')}
          isOptional
          placeholder={t('produce.entry.notSaid')}
          source={locationsToFind}
          value={locationId}
          onChange={setLocationId}
        />
      )}
    </BulkForm>
  );
}

export function QualityForm(form: BulkFormProps) {
  const { t } = useTranslation('catalog');
  const [qualityClass, setQualityClass] = useState<QualityClass | null>(null);
  return (
    <BulkForm {...form} params={{ qualityClass }}>
      {() => (
        <SelectField
          label={t('produce.field.qualityClass')}
          emptyLabel={t('produce.entry.notSaid')}
          value={qualityClass}
          onChange={setQualityClass}
          options={optionsOf(qualityClassSchema.options, (value) => t(`produce.quality.${value}`))}
        />
      )}
    </BulkForm>
  );
}

export function BestBeforeForm(form: BulkFormProps) {
  const { t } = useTranslation('catalog');
  const [bestBefore, setBestBefore] = useState<string | null>(null);
  return (
    <BulkForm {...form} params={{ bestBefore }}>
      {() => (
        <DateField
          label={t('produce.field.bestBefore')}
          isOptional
          value={bestBefore}
          onChange={setBestBefore}
        />
      )}
    </BulkForm>
  );
}
