import { demoPassword, demoUsername } from '@pazar/contracts/demo';
import { Button } from '@pazar/ui/button';
import { TextField } from '@pazar/ui/input/text-field';
import { useActionState, useState, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type SignInFailure,
  type SignInRefusal,
  signIn,
  failureBy,
  finishSignIn,
} from '../../core/http/sign-in.ts';
import { useHost } from '../../host-services.ts';
import { SignInFailureNotice, textOf } from './sign-in-failure-notice.tsx';
import styles from './sign-in-form.module.css';
import { useRequired } from './use-required.ts';

interface Attempt {
  readonly failure: SignInFailure | null;
  readonly username: string;
  /** Names the sign-in that waits for a code, or null. */
  readonly challenge: string | null;
}

export interface SignInFormProps {
  /** The initial username. */
  readonly username?: string;
  /** A sign-in that started elsewhere and waits for a code. */
  readonly challenge?: string | null;
  /** Offers to log in as a demo account, where there is one. */
  readonly offersDemo?: boolean;
}

/**
 * Username and password, then a code where the agent's account requires one. A failure is shown in
 * place; the typed username stays.
 */
export function SignInForm({
  username: first = '',
  challenge = null,
  offersDemo = false,
}: SignInFormProps) {
  const { t } = useTranslation();
  const services = useHost();
  const [givenUp, setGivenUp] = useState<string | null>(null);
  const [attempt, submit, isBusy] = useActionState(
    async function trySignIn(_: Attempt, form: FormData): Promise<Attempt> {
      const isDemo = form.has('demo');
      const username = isDemo ? demoUsername : textOf(form, 'username');
      const password = isDemo ? demoPassword : textOf(form, 'password');
      let refusal: Partial<SignInRefusal> = {};
      const onRefusal = (reason: SignInRefusal) => void (refusal = reason);
      await signIn({ username, password }, { ...services, onRefusal });
      return { failure: null, challenge: null, username, ...refusal };
    },
    { failure: null, username: first, challenge },
  );
  const { faultOf, stopAtMissing } = useRequired({
    username: t('session.usernameMissing'),
    password: t('session.passwordMissing'),
  });
  if (attempt.challenge !== null && attempt.challenge !== givenUp) {
    return (
      <SecondStep challenge={attempt.challenge} onBack={() => setGivenUp(attempt.challenge)} />
    );
  }

  return (
    <>
      <form className={styles.form} action={submit} onSubmit={stopAtMissing} noValidate>
        <TextField
          name="username"
          label={t('session.username')}
          error={faultOf('username')}
          defaultValue={attempt.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <TextField
          name="password"
          type="password"
          label={t('session.password')}
          error={faultOf('password')}
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <Button type="submit" variant="primary" isBusy={isBusy} isFullWidth>
          {t('session.signIn')}
        </Button>
        {!isBusy && <SignInFailureNotice failure={attempt.failure} />}
      </form>
      {offersDemo && services.config.demo === true && (
        <form className={`${styles.form} ${styles.way}`} action={submit}>
          <input type="hidden" name="demo" />
          <Button type="submit" isBusy={isBusy} isFullWidth>
            {t('session.demo')}
          </Button>
        </form>
      )}
    </>
  );
}

interface SecondStepProps {
  /** Names the sign-in that waits for the code. */
  readonly challenge: string;
  /** Starts the sign-in again. */
  readonly onBack: () => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
function SecondStep({ challenge, onBack }: SecondStepProps) {
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
