import {
  categoryInputSchema,
  categoryPatchSchema,
  cropInputSchema,
  cropPatchSchema,
  fxRateInputSchema,
  fxRatePatchSchema,
  unitPatchSchema,
  vatRateInputSchema,
  vatRatePatchSchema,
} from '@pazar/contracts/reference-input';
import { reasonLimits } from '@pazar/contracts/reason';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { TextArea } from '@pazar/ui/input/text-area';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { Stack } from '@pazar/ui/record/layout';
import { type SubmitEvent, useId, useState } from 'react';
import { referenceCalls } from '../../api/reference.ts';
import { bodyOf, type Draft, faultyFields, slugOf } from '../../model/reference/draft.ts';
import { type Entry, fieldsOf, type Kind } from '../../model/reference/reference-kind.ts';
import { ReferenceField } from './reference-field.tsx';
import { useReferenceCall } from './use-reference-call.ts';
import { useReferenceChoices } from './use-reference-choices.ts';

const schemas = {
  categories: { add: categoryInputSchema, change: categoryPatchSchema },
  crops: { add: cropInputSchema, change: cropPatchSchema },
  units: { add: unitPatchSchema, change: unitPatchSchema },
  'vat-rates': { add: vatRateInputSchema, change: vatRatePatchSchema },
  'fx-rates': { add: fxRateInputSchema, change: fxRatePatchSchema },
} as const;

export interface ReferenceFormProps {
  kind: Kind;
  /** Null adds one. */
  entry: Entry | null;
  /** What the form starts with. */
  start: Draft;
  onClose: () => void;
}

/** Adds an entry of reference data or changes one, with the reason for it. */
export function ReferenceForm({ kind, entry, start, onClose }: ReferenceFormProps) {
  const { t } = useTranslation('management');
  const formId = useId();
  const { choicesOf, notice } = useReferenceChoices(kind, entry);
  const attempt = useReferenceCall(kind, onClose);
  const [draft, setDraft] = useState(start);
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const isSlugged = entry === null && (kind === 'categories' || kind === 'crops');
  const body = { ...bodyOf(draft), ...(isSlugged && { id: slugOf(draft['nameEn']) }), reason };
  const read = schemas[kind][entry === null ? 'add' : 'change'].safeParse(body);
  const faults = hasTried && !read.success ? faultyFields(read.error.issues) : new Set<string>();

  function save(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (!read.success) return;
    attempt.run(
      entry === null ? referenceCalls.add(kind, body) : referenceCalls.change(kind, entry, body),
    );
  }
  const title = entry === null ? t(`reference.add.${kind}`) : t('reference.edit');
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('reference.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={attempt.isPending}>
            {t('reference.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <Stack gap="large">
          <p>{t(`reference.effect.${kind}`)}</p>
          {notice}
          {fieldsOf[kind].map((field) => (
            <ReferenceField
              key={field.name}
              field={field}
              value={draft[field.name]}
              choices={choicesOf(field.name)}
              error={
                faults.has(field.name) || (field.name === 'nameEn' && faults.has('id'))
                  ? t('reference.wrong')
                  : undefined
              }
              onChange={(value) => setDraft({ ...draft, [field.name]: value })}
            />
          ))}
          <TextArea
            label={t('reference.reason')}
            hint={t('reference.reason.hint')}
            value={reason}
            onChange={setReason}
            limit={reasonLimits.max}
            error={faults.has('reason') ? t('queue.reason.wrong', reasonLimits) : undefined}
          />
          {attempt.error !== null && (
            <ChangeFailure title={t('reference.failed')} error={attempt.error} />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
