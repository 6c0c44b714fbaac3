import { formatList } from '@pazar/format/list';
import { useLocale } from '@pazar/shell/locale';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button/button.tsx';
import styles from './form-frame.module.css';
import type { RecordForm } from './record-form-handle.ts';

/** Another way to save. */
export interface SaveButton {
  /** Translated; an imperative. */
  readonly label: string;
  /** Handed to `save`. */
  readonly intent: string;
}

export interface SaveBarProps<Values extends FieldValues> {
  form: RecordForm<Values>;
  /** The labels of what would be saved. */
  changed: readonly string[];
  isDirty: boolean;
  isSaving: boolean;
  saveLabel: string | undefined;
  also: readonly SaveButton[];
  onCancel: (() => void) | undefined;
}

/** More names would hide the buttons on a phone. */
const mostNamed = 4;

/** Stays in view below the form and says what is unsaved. */
export function SaveBar<Values extends FieldValues>(props: SaveBarProps<Values>) {
  const { form, isDirty, isSaving, saveLabel, also, onCancel } = props;
  const { t } = useTranslation('shell');
  const notify = useNotify();

  function discard(): void {
    const giveBack = form.revert();
    notify(t('form.discarded'), { action: { label: t('action.undo'), onAction: giveBack } });
  }
  return (
    <div className={styles.bar} role="region" aria-label={t('form.bar')}>
      <p className={styles.changed} role="status">
        <ChangeText {...props} />
      </p>
      <div className={styles.buttons}>
        {isDirty && !form.isNew && (
          <Button variant="quiet" onClick={discard}>
            {t('form.discard')}
          </Button>
        )}
        {onCancel !== undefined && (
          <Button variant="quiet" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
        {also.map(({ label, intent }) => (
          <Button key={intent} isBusy={isSaving} onClick={() => void form.submit(intent)}>
            {label}
          </Button>
        ))}
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {saveLabel ?? t('form.save')}
        </Button>
      </div>
    </div>
  );
}

type ChangeTextProps = Pick<SaveBarProps<FieldValues>, 'changed' | 'isDirty' | 'isSaving'>;

function ChangeText({ changed, isDirty, isSaving }: ChangeTextProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  if (isSaving) return t('form.saving');
  if (changed.length === 0) return isDirty ? t('form.unsaved') : null;
  if (changed.length > mostNamed) return t('form.unsavedMany', { count: changed.length });
  return t('form.unsavedFields', { fields: formatList(changed, locale) });
}
