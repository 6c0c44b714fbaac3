import { Button } from '@pazar/ui/button';
import { TextField } from '@pazar/ui/text-field';
import { useActionState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../boot/host-services.ts';
import { signIn } from './sign-in.ts';
import styles from './sign-in-form.module.css';

/** Username and password. A failure is said here, in place; what was typed as username stays. */
export function SignInForm() {
  const { t } = useTranslation();
  const services = useHost();
  const [attempt, submit, isBusy] = useActionState(
    async function trySignIn(_: { failed: boolean; username: string }, form: FormData) {
      const username = textOf(form, 'username');
      const password = textOf(form, 'password');
      return { failed: !(await signIn({ username, password }, services)), username };
    },
    { failed: false, username: '' },
  );

  return (
    <form className={styles['form']} action={submit}>
      {attempt.failed && !isBusy && (
        <p className={styles['failure']} role="alert">
          {t('session.failed')}
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
