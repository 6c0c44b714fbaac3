import { useApiMutation } from '@pazar/section/use-api-mutation';
import type { Account } from '@pazar/contracts/account';
import { emailSchema } from '@pazar/contracts/email';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { PasswordField } from '@pazar/section/input/password-field';
import { TextField } from '@pazar/ui/input/text-field';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { FormDialog } from '@pazar/ui/input/form-dialog';
import { Quiet, Row } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { useState } from 'react';
import { accountChange } from '../../api/account-calls.ts';
import { faultOf, isShownAt } from '../../model/fault-of.ts';

const pointers = ['/email', '/currentPassword'];

/** The address of the account, and the one that waits for its confirmation. */
export function EmailCard({ account, isReadOnly }: { account: Account; isReadOnly: boolean }) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const cancel = useApiMutation(accountChange('cancel-email'));
  const { email, pendingEmail, pendingEmailWaitsFor, version } = account;
  const [first = 'new', second] = pendingEmailWaitsFor;
  const waitsFor = second === undefined ? first : 'both';
  return (
    <PageSection
      title={t('account.email.title')}
      isFramed
      actions={
        !isReadOnly && <Button onClick={() => setOpen(true)}>{t('account.email.change')}</Button>
      }
    >
      <p>{email ?? t('account.email.none')}</p>
      {pendingEmail !== null && (
        <Row align="apart">
          <Quiet>{t(`account.email.waits.${waitsFor}`, { email: pendingEmail })}</Quiet>
          {email !== null && !isReadOnly && (
            <Button
              isBusy={cancel.isPending}
              onClick={() =>
                cancel.mutate({
                  method: 'patch',
                  path: '/v1/account',
                  body: { email },
                  ifMatch: version,
                })
              }
            >
              {t('account.email.keep')}
            </Button>
          )}
        </Row>
      )}
      <ChangeFailure title={t('account.email.notChanged')} error={cancel.error} />
      {isOpen && <EmailDialog account={account} onClose={() => setOpen(false)} />}
    </PageSection>
  );
}

/** The password is asked for, and kept nowhere: there is no draft of this form. */
function EmailDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation('account');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const change = useApiMutation(accountChange('change-email'));
  const { data: address } = emailSchema.safeParse(email);
  const wrong = faultOfAddress(address, account.email);
  const { hasPassword } = account.signIn;
  const isPasswordMissing = hasPassword && password === '';

  function submit(): void {
    if (wrong !== null || isPasswordMissing) return;
    const body = { email: address, ...(hasPassword && { currentPassword: password }) };
    change.mutate(
      { method: 'patch', path: '/v1/account', body, ifMatch: account.version },
      { onSuccess: onClose },
    );
  }
  return (
    <FormDialog
      title={t('account.email.change')}
      confirmLabel={t('account.email.send')}
      isBusy={change.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      {(hasTried) => (
        <>
          <p>{t('account.email.how')}</p>
          <TextField
            label={t('account.email.new')}
            type="email"
            value={email}
            onChange={setEmail}
            error={hasTried && wrong !== null ? t(wrong) : faultOf(change.error, '/email')}
          />
          {hasPassword && (
            <PasswordField
              label={t('account.password.current')}
              value={password}
              onChange={setPassword}
              error={
                hasTried && isPasswordMissing
                  ? t('account.password.missing')
                  : faultOf(change.error, '/currentPassword')
              }
            />
          )}
          {change.error !== null && !isShownAt(change.error, pointers) && (
            <ChangeFailure title={t('account.email.notChanged')} error={change.error} />
          )}
        </>
      )}
    </FormDialog>
  );
}

function faultOfAddress(address: string | undefined, present: string | null) {
  if (address === undefined) return 'account.email.wrong';
  return address === present ? 'account.email.same' : null;
}
