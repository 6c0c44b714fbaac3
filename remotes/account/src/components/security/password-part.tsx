import { accountKey } from '@pazar/section/account';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Checkbox } from '@pazar/ui/input/checkbox';
import { PasswordField } from '@pazar/section/input/password-field';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { Row, Stack } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { TextLink } from '@pazar/ui/text-link';
import { type SubmitEvent, useRef, useState } from 'react';
import { passwordLength } from '@pazar/contracts/password-length';
import { nothing } from '../../api/security.ts';
import { useAccount } from '../frame/use-account.ts';
import { faultOf, isShownAt } from '../../model/fault-of.ts';

const empty = { currentPassword: '', newPassword: '', signOutOthers: true };
const pointers = ['/currentPassword', '/newPassword'];

/**
 * Changes the password in a dialog: the page is seldom opened for it. An agent without a password chooses one by a link in an e-mail.
 */
export function PasswordPart() {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const { hasPassword } = useAccount().signIn;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <PageSection
      title={t('account.security.password.title')}
      isFramed
      actions={
        hasPassword && (
          <Button ref={opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? shell('overlay.cancel') : t('account.security.password.change')}
          </Button>
        )
      }
    >
      {hasPassword && !isOpen && <p>{t('account.security.password.lead')}</p>}
      {hasPassword && isOpen && (
        <PasswordForm
          onDone={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      )}
      {!hasPassword && (
        <p>
          {t('account.security.password.none')}{' '}
          <TextLink to="/home/forgot">{t('account.security.password.byMail')}</TextLink>
        </p>
      )}
    </PageSection>
  );
}

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const notify = useNotify();
  const [entered, setEntered] = useState(empty);
  const [hasTried, setTried] = useState(false);
  const change = useApiMutation({
    mutationKey: ['account', 'password'],
    refetch: accountKey,
    mutationFn: (body: typeof empty, { http, idempotencyKey }) =>
      http.post('/v1/account/password', { body, idempotencyKey, schema: nothing }),
    onSuccess: () => {
      notify(t('account.security.password.changed'));
      onDone();
    },
  });
  const { error } = change;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (entered.currentPassword !== '' && entered.newPassword !== '') change.mutate(entered);
  }
  return (
    <form ref={focusFirst} noValidate onSubmit={submit}>
      <Stack>
        <PasswordField
          label={t('account.password.current')}
          value={entered.currentPassword}
          onChange={(currentPassword) => setEntered({ ...entered, currentPassword })}
          error={
            hasTried && entered.currentPassword === ''
              ? t('account.password.missing')
              : faultOf(error, '/currentPassword')
          }
          maxLength={passwordLength.max}
          required
        />
        <PasswordField
          isNew
          label={t('account.security.newPassword')}
          hint={t('account.security.password.rule', passwordLength)}
          value={entered.newPassword}
          onChange={(newPassword) => setEntered({ ...entered, newPassword })}
          error={
            hasTried && entered.newPassword === ''
              ? shell('form.fault.required')
              : faultOf(error, '/newPassword')
          }
          maxLength={passwordLength.max}
          required
        />
        <Checkbox
          label={t('account.security.password.signOutOthers')}
          value={entered.signOutOthers}
          onChange={(signOutOthers) => setEntered({ ...entered, signOutOthers })}
        />
        {error !== null && !isShownAt(error, pointers) && (
          <ChangeFailure title={t('account.security.failed')} error={error} />
        )}
        <Row>
          <Button type="submit" isBusy={change.isPending}>
            {t('account.security.password.change')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
