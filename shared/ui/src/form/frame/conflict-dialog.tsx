import { formatDateTime } from '@pazar/format/date';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import type { FieldPath } from './changed-paths.ts';
import styles from './form-frame.module.css';
import type { Conflict, ConflictChoice } from './record-form-handle.ts';

const sides = ['mine', 'theirs'] as const;

/**
 * Asks, for each field that two have changed differently, whose value is to stay. Nothing is chosen
 * beforehand but what the agent has just entered.
 */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation('shell');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [choices, setChoices] = useState<Readonly<Record<FieldPath, ConflictChoice>>>({});
  useEffect(function open() {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        conflict.cancel();
      }}
    >
      <h2 id={`${id}-title`}>{t('form.conflict.title')}</h2>
      <ConflictIntro conflict={conflict} />
      {conflict.fields.map((field) => (
        <RadioGroup
          key={field.path}
          name={`${id}-${field.path}`}
          label={field.label}
          options={sides.map((side) => ({
            value: side,
            label: t(`form.conflict.${side}`),
            detail: field[side],
          }))}
          value={choices[field.path] ?? 'mine'}
          onChange={(choice) => setChoices({ ...choices, [field.path]: choice })}
        />
      ))}
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={conflict.cancel}>
          {t('form.conflict.back')}
        </Button>
        <Button variant="primary" onClick={() => conflict.resolve(choices)}>
          {t('form.conflict.save')}
        </Button>
      </div>
    </dialog>
  );
}

function ConflictIntro({ conflict: { by, at } }: { conflict: Conflict }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const time = at === null ? null : formatDateTime(at, locale);
  return (
    <p>
      {by !== null && time !== null && `${t('form.conflict.by', { name: by, time })} `}
      {t('form.conflict.choose')}
    </p>
  );
}
