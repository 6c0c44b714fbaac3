import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import controls from '@pazar/ui/parts/field.module.css';
import { Field, fieldHead } from '@pazar/ui/input/field';
import { besideButton, InnerButton } from '@pazar/ui/parts/inner-button';
import type { TextFieldProps } from '@pazar/ui/input/text-field';
import { passwordStrength } from './password-strength.ts';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'autoComplete' | 'autoCapitalize' | 'limit' | 'spellCheck' | 'type'
> {
  /** For a new password: shows its strength, and the browser offers one. */
  isNew?: boolean | undefined;
}

/** A password, hidden until its button is pressed. Value: the text as typed, as of `TextField`. */
export function PasswordField({ value, onChange, isNew = false, ...props }: PasswordFieldProps) {
  const { t } = useTranslation('shell');
  const [head, rest] = fieldHead(props);
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const password = value === undefined ? typed : (value ?? '');
  const strength = isNew && password !== '' ? passwordStrength(password) : null;

  return (
    <Field
      {...head}
      aside={
        isNew ? (
          <output>{strength !== null && t(`field.password.strength.${strength}`)}</output>
        ) : undefined
      }
    >
      {(wiring) => (
        <span className={controls.box}>
          <input
            {...rest}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className={`${controls.control} ${besideButton}`}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            value={value === null ? '' : value}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange?.(target.value);
            }}
          />
          <InnerButton
            icon={isShown ? 'hide' : 'show'}
            aria-label={`${t('field.password.show')}: ${head.label}`}
            aria-pressed={isShown}
            disabled={rest.disabled}
            onClick={() => setShown(!isShown)}
          />
        </span>
      )}
    </Field>
  );
}
