import { Button } from '@pazar/ui/button';
import { TextField } from '@pazar/ui/input/text-field';
import { useActionState, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureBy, finishSignIn, type SignInFailure } from '../../core/http/sign-in.ts';
import { useHost } from '../../host-services.ts';
import { SignInFailureNotice, textOf } from './sign-in-failure-notice.tsx';
import styles from './sign-in-form.module.css';
import { useRequired } from './use-required.ts';

export interface SecondStepProps {
  /** Names the sign-in that waits for the code. */
  readonly challenge: string;
  /** Starts the sign-in again. */
  readonly onBack: () => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function SecondStep({ challenge, onBack }: SecondStepProps) {
  const { t } = useTranslation();
  const services = useHost();
  const form = useRef<HTMLFormElement>(null);
  const [failure, submit, isBusy] = useActionState(async function tryCode(
    _: SignInFailure | null,
    entered: FormData,
  ) {
    return failureBy((onRefusal) =>
      finishSignIn({ challenge, code: textOf(entered, 'code') }, { ...services, onRefusal }),
    );
  }, null);
  const { faultOf, stopAtMissing } = useRequired({ code: t('session.codeMissing') });
  // The form replaces the previous one, whose focus would be lost.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  return (
    <form ref={form} className={styles.form} action={submit} onSubmit={stopAtMissing} noValidate>
      <TextField
        name="code"
        label={t('session.code')}
        hint={t('session.codeHint')}
        error={faultOf('code')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      <Button type="submit" variant="primary" isBusy={isBusy} isFullWidth>
        {t('session.signIn')}
      </Button>
      {!isBusy && <SignInFailureNotice failure={failure} />}
      <Button isFullWidth onClick={onBack}>
        {t('session.codeBack')}
      </Button>
    </form>
  );
}
