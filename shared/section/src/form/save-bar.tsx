import { formatList } from '@pazar/format/list';
import { useLocale } from '@pazar/shell/locale';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@pazar/ui/button';
import { Icon } from '@pazar/ui/icon';
import styles from './form-frame.module.css';
import type { RecordForm } from './record-form-handle.ts';

/** Another way to save. */
export interface SaveButton {
  /** Translated; an imperative. */
  readonly label: string;
  /** Handed to `save`. */
  readonly intent: string;
  /** It is what agents come for, as to publish: the last button, and the only red one. */
  readonly isMain?: boolean;
}

export interface SaveBarProps<Values extends FieldValues> {
  form: RecordForm<Values>;
  /** The labels of the changed fields. */
  changed: readonly string[];
  isDirty: boolean;
  /** Unsaved changes exist on this page only. */
  isDraftLost: boolean;
  isSaving: boolean;
  saveLabel: string | undefined;
  also: readonly SaveButton[];
  onCancel: (() => void) | undefined;
  /** Why saving is impossible; undefined when it is possible. */
  blocked: string | undefined;
}

/** More names would hide the buttons on a phone. */
const maxNamed = 4;

/** Sticky bar below the form that shows the unsaved changes. */
export function SaveBar<Values extends FieldValues>(props: SaveBarProps<Values>) {
  const { form, isDirty, isSaving, saveLabel, also, onCancel, blocked } = props;
  const { t } = useTranslation('shell');
  const notify = useNotify();
  const reason = useId();
  const isBlocked = blocked !== undefined;
  const saving = {
    isBusy: isSaving,
    ...(isBlocked && { disabled: true, 'aria-describedby': reason }),
  };
  const bar = isBlocked && !isDirty ? 'form.save' : 'form.bar';

  const ways = (way: SaveButton) => (
    <Button
      key={way.intent}
      {...saving}
      variant={isBeside(way) ? 'secondary' : 'primary'}
      onClick={() => void form.submit(way.intent)}
    >
      {way.label}
    </Button>
  );

  function discard(): void {
    const giveBack = form.revert();
    notify(t('form.discarded'), { action: { label: t('action.undo'), onAction: giveBack } });
  }
  return (
    <div className={styles.bar} data-save-bar="" role="region" aria-label={t(bar)}>
      {isBlocked && <BlockedReason id={reason} text={blocked} />}
      <p className={styles.changed} role="status">
        <UnsavedText {...props} />
      </p>
      <div className={styles.buttons}>
        {isDirty && !form.isNew && (
          <Button variant="quiet" onClick={discard}>
            {t('form.discard')}
          </Button>
        )}
        {onCancel !== undefined && (
          <Button variant="quiet" onClick={onCancel}>
            {t('overlay.cancel')}
          </Button>
        )}
        {also.filter(isBeside).map(ways)}
        <Button type="submit" variant={also.every(isBeside) ? 'primary' : 'secondary'} {...saving}>
          {saveLabel ?? t('form.save')}
        </Button>
        {also.filter((way) => !isBeside(way)).map(ways)}
      </div>
    </div>
  );
}

const isBeside = ({ isMain = false }: SaveButton) => !isMain;

function BlockedReason({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={styles.blocked}>
      <Icon name="warning" />
      <span>{text}</span>
    </p>
  );
}

type UnsavedProps = Pick<
  SaveBarProps<FieldValues>,
  'changed' | 'isDirty' | 'isDraftLost' | 'isSaving'
>;

/** The unsaved changes, and whether a reload would lose them. */
function UnsavedText(props: UnsavedProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <ChangeText {...props} />
      {props.isDirty && props.isDraftLost && ` ${t('form.draftNotKept')}`}
    </>
  );
}

function ChangeText({ changed, isDirty, isSaving }: Omit<UnsavedProps, 'isDraftLost'>) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  if (isSaving) return t('form.saving');
  if (changed.length === 0) return isDirty ? t('form.unsaved') : null;
  if (changed.length > maxNamed) return t('form.unsavedMany', { count: changed.length });
  return t('form.unsavedFields', { fields: formatList(changed, locale) });
}
