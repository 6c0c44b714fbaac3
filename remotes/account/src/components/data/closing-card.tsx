import { useApiMutation } from '@pazar/section/use-api-mutation';
import type { Account } from '@pazar/contracts/account';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { PasswordField } from '@pazar/section/input/password-field';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { FormDialog } from '@pazar/ui/input/form-dialog';
import { PageSection } from '@pazar/ui/page-section';
import { useState } from 'react';
import { accountChange } from '../../api/account-calls.ts';
import { faultOf, isShownAt } from '../../model/fault-of.ts';
import { ClosingFacts } from './closing-facts.tsx';

/** What goes with the account, what stays and why, and how to have it closed. */
export function ClosingCard({ account, isReadOnly }: { account: Account; isReadOnly: boolean }) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const mayClose = account.accountStatus === 'ACTIVE' && !isReadOnly;
  return (
    <PageSection title={t('account.close.title')} isFramed>
      <p>{t('account.close.detail')}</p>
      <ClosingFacts />
      {mayClose && (
        <div>
          <Button icon="delete" onClick={() => setOpen(true)}>
            {t('account.close.open')}
          </Button>
        </div>
      )}
      {isReadOnly && <p>{t('account.close.suspended')}</p>}
      {/* Another tab may have closed it meanwhile. */}
      {isOpen && mayClose && <ClosingDialog account={account} onClose={() => setOpen(false)} />}
    </PageSection>
  );
}

function ClosingDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation('account');
  const [password, setPassword] = useState('');
  const close = useApiMutation(accountChange('close'));
  const { hasPassword } = account.signIn;
  const isMissing = hasPassword && password === '';

  function submit(): void {
    if (isMissing) return;
    const body = hasPassword ? { currentPassword: password } : {};
    close.mutate(
      { method: 'post', path: '/v1/account/close', body, ifMatch: account.version },
      { onSuccess: onClose },
    );
  }
  return (
    <FormDialog
      title={t('account.close.question')}
      confirmLabel={t('account.close.confirm')}
      isBusy={close.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      {(hasTried) => (
        <>
          <p>{t('account.close.grace')}</p>
          {hasPassword && (
            <PasswordField
              label={t('account.password.current')}
              value={password}
              onChange={setPassword}
              error={
                hasTried && isMissing
                  ? t('account.password.missing')
                  : faultOf(close.error, '/currentPassword')
              }
            />
          )}
          {close.error !== null && !isShownAt(close.error, ['/currentPassword']) && (
            <ChangeFailure title={t('account.close.failed')} error={close.error} />
          )}
        </>
      )}
    </FormDialog>
  );
}
