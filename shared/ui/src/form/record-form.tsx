import { useCommands } from '@pazar/shell/commands';
import { useTranslation } from '@pazar/shell/translation';
import type { ReactNode, SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStore } from 'zustand';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form-frame.module.css';
import type { RecordForm as Handle } from './record-form-handle.ts';
import { SaveBar, type SaveButton } from './save-bar.tsx';
import { SaveFailureNotice } from './save-failure-notice.tsx';
import { useFollowHash } from './use-follow-hash.ts';
import { useUnsaved } from './use-unsaved.ts';

export interface RecordFormProps<Values extends FieldValues> {
  form: Handle<Values>;
  /** What is edited; the form's accessible name. */
  label: string;
  /** What saving is called here. Default "Save". */
  saveLabel?: string | undefined;
  /** Further ways to save, such as "Save and publish"; `save` gets their intent. */
  also?: readonly SaveButton[];
  /** A new record that is given up. Without it only changes can be discarded. */
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * The frame of a form that edits one record: a kept draft is offered above it, faults are listed
 * with links, and a bar says what is unsaved and saves it. Saving is never disabled: it says what is
 * missing. Ctrl+S saves too. An address that ends in `#` and the place of a field leads to that field.
 */
export function RecordForm<Values extends FieldValues>(props: RecordFormProps<Values>) {
  const { form, label, children } = props;
  const { t } = useTranslation('shell');
  const conflict = useStore(form.state, (state) => state.conflict);
  useFollowHash(form.focus);
  useCommands([
    {
      id: 'form.save',
      label: props.saveLabel ?? t('form.save'),
      keys: { code: 'KeyS', isWithControl: true },
      run: () => void form.submit(),
    },
  ]);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void form.submit();
  }
  return (
    <>
      <form className={styles.form} aria-label={label} noValidate onSubmit={submit}>
        <ErrorSummary form={form} />
        {children}
        <UnsavedParts {...props} />
      </form>
      {conflict !== null && <ConflictDialog conflict={conflict} />}
    </>
  );
}

/** What follows every key press, apart from the fields, which do not. */
function UnsavedParts<Values extends FieldValues>(props: RecordFormProps<Values>) {
  const { form, saveLabel, also = [], onCancel } = props;
  const { isDirty, labels } = useUnsaved(form);
  const { draft, failure, isSaving } = useStore(form.state);
  return (
    <>
      {draft !== null && <DraftOffer draft={draft} />}
      {failure !== null && <SaveFailureNotice failure={failure} />}
      {(isDirty || form.isNew || isSaving) && (
        <SaveBar
          form={form}
          changed={form.isNew ? [] : labels}
          isDirty={isDirty}
          isSaving={isSaving}
          saveLabel={saveLabel}
          also={also}
          onCancel={onCancel}
        />
      )}
    </>
  );
}
