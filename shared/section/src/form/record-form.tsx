import { useCommands } from '@pazar/shell/commands';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStore } from 'zustand';
import { DraftOffer } from '../record/draft-offer.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form-frame.module.css';
import type { RecordForm as Handle } from './record-form-handle.ts';
import { SaveBar, type SaveButton } from './save-bar.tsx';
import { SaveFailureNotice } from './save-failure-notice.tsx';
import { useUnsaved } from './use-unsaved.ts';
import { useLocation } from 'react-router-dom';
import type { FieldPath } from '../json/changed-paths.ts';
import { focusPart } from './field-element.ts';

/** The place of a field, or the id of a part of the page. */
const placeName = /^[A-Za-z][\w.-]*$/;

export interface RecordFormProps<Values extends FieldValues> {
  form: Handle<Values>;
  /** The edited record; the form's accessible name. */
  label: string;
  /** Label of the save button. Default "Save". */
  saveLabel?: string | undefined;
  /** Further ways to save, such as "Save and publish"; `save` gets their intent. */
  also?: readonly SaveButton[];
  /** Abandons a new record. Without it only changes can be discarded. */
  onCancel?: (() => void) | undefined;
  /**
   * Why saving is impossible now, translated: a suspension, with its reason. Undefined when it is
   * possible.
   */
  blocked?: string | undefined;
  children: ReactNode;
}

/**
 * The frame of a form that edits one record: a stored draft is offered above it, errors are listed
 * with links, and a bar shows unsaved changes and saves them. Missing values do not disable the
 * button: saving reports them. Only `blocked` does, and the bar shows why. Ctrl+S saves too. A URL
 * that ends in `#` and the path of a field scrolls to that field.
 */
export function RecordForm<Values extends FieldValues>(props: RecordFormProps<Values>) {
  const { form, label, blocked, children } = props;
  const { t } = useTranslation('shell');
  const notify = useNotify();
  const conflict = useStore(form.state, (state) => state.conflict);
  const frame = useRef<HTMLFormElement>(null);
  useFollowHash(form.focus);
  useCommands([
    {
      id: 'form.save',
      label: props.saveLabel ?? t('form.save'),
      keys: { code: 'KeyS', isWithControl: true },
      run: save,
    },
  ]);
  function save(): void {
    if (blocked === undefined) void form.submit();
    else notify(blocked);
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    save();
  }
  return (
    <>
      <form
        ref={frame}
        className={styles.form}
        aria-label={label}
        // Gets the focus that goes with the bar.
        tabIndex={-1}
        noValidate
        onSubmit={submit}
      >
        <ErrorSummary form={form} />
        {children}
        <UnsavedParts {...props} frame={frame} />
      </form>
      {conflict !== null && <ConflictDialog conflict={conflict} />}
    </>
  );
}

/** Renders on every key press, unlike the fields. */
function UnsavedParts<Values extends FieldValues>(
  props: RecordFormProps<Values> & { frame: RefObject<HTMLFormElement | null> },
) {
  const { form, saveLabel, also = [], onCancel, blocked, frame } = props;
  const { isDirty, labels } = useUnsaved(form);
  const { draft, failure, isDraftLost, isSaving } = useStore(form.state);
  const hasBar = isDirty || form.isNew || isSaving || blocked !== undefined;
  const hadBar = useRef(hasBar);
  useEffect(
    function keepFocus() {
      const isLost = hadBar.current && !hasBar && document.activeElement === document.body;
      hadBar.current = hasBar;
      if (isLost) frame.current?.focus({ preventScroll: true });
    },
    [hasBar, frame],
  );
  return (
    <>
      {draft !== null && (
        <div className={styles.draft}>
          <DraftOffer draft={draft} />
        </div>
      )}
      {failure !== null && <SaveFailureNotice failure={failure} />}
      {hasBar && (
        <SaveBar
          form={form}
          changed={form.isNew ? [] : labels}
          isDirty={isDirty}
          isDraftLost={isDraftLost}
          isSaving={isSaving}
          saveLabel={saveLabel}
          also={also}
          onCancel={onCancel}
          blocked={blocked}
        />
      )}
    </>
  );
}

/** Follows the hash of a URL: to a field of the form, else to the element with that id. */
function useFollowHash(focusField: (path: FieldPath) => boolean): void {
  const location = useLocation();
  useEffect(
    function followHash() {
      const name = location.hash.slice(1);
      if (!placeName.test(name)) return undefined;
      // After the shell has focused the opened page.
      const frame = requestAnimationFrame(() => {
        if (!focusField(name)) focusPart(name);
      });
      return () => cancelAnimationFrame(frame);
    },
    [location, focusField],
  );
}
