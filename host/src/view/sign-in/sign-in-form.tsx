import { Button } from '@pazar/ui/button';
import { TextField } from '@pazar/ui/input/text-field';
import { useActionState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInFailure } from '../../core/http/agent-api.ts';
import { signIn } from '../../core/http/sign-in.ts';
import { useHost } from '../../host-services.ts';
import styles from './sign-in-form.module.css';

interface Attempt {
  readonly failure: SignInFailure | null;
  readonly username: string;
}

export interface SignInFormProps {
  /** Whose name stands there at first. */
  readonly username?: string;
}

/** Username and password. A failure is said here, in place; what was typed as username stays. */
export function SignInForm({ username: first = '' }: SignInFormProps) {
  const { t } = useTranslation();
  const services = useHost();
  const [attempt, submit, isBusy] = useActionState(
    async function trySignIn(_: Attempt, form: FormData): Promise<Attempt> {
      const username = textOf(form, 'username');
      const credentials = { username, password: textOf(form, 'password') };
      return { failure: await signIn(credentials, services), username };
    },
    { failure: null, username: first },
  );

  return (
    <form className={styles['form']} action={submit}>
      {attempt.failure !== null && !isBusy && (
        <p className={styles['failure']} role="alert">
          {t(`session.${attempt.failure}`)}
        </p>
      )}
      <TextField
        name="username"
        label={t('session.username')}
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
        autoComplete="current-password"
        maxLength={200}
        required
      />
      <Button type="submit" variant="primary" isBusy={isBusy} isFullWidth>
        {t('session.signIn')}
      </Button>
    </form>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
