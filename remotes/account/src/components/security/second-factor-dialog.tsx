import { accountKey } from '@pazar/section/account';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { recoveryCodesSchema, type SecondFactorSecret } from '@pazar/contracts/account-security';
import { useTranslation } from 'react-i18next';
import { TextField } from '@pazar/ui/input/text-field';
import { QrCode } from '@pazar/ui/print/qr-code';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { FormDialog } from '@pazar/ui/input/form-dialog';
import { useState } from 'react';
import { faultOf, isShownAt } from '../../model/fault-of.ts';
import styles from './second-factor.module.css';

interface SecondFactorDialogProps {
  secret: SecondFactorSecret;
  /** Gets the recovery codes, which the service shows this once. */
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

/** Shows the secret to an authenticator app, as a square and as text, and asks for its first code. */
export function SecondFactorDialog({ secret, onDone, onCancel }: SecondFactorDialogProps) {
  const { t } = useTranslation('account');
  const [code, setCode] = useState('');
  const confirm = useApiMutation({
    mutationKey: ['account', 'factor.confirm'],
    refetch: accountKey,
    mutationFn: (body: { code: string }, { http }) =>
      http.post('/v1/account/second-factor/confirm', { body, schema: recoveryCodesSchema }),
    onSuccess: ({ codes }) => onDone(codes),
  });
  const { error } = confirm;

  function submit(): void {
    if (code.trim() !== '') confirm.mutate({ code });
  }
  return (
    <FormDialog
      title={t('account.security.factor.scanTitle')}
      confirmLabel={t('account.security.factor.turnOn')}
      isBusy={confirm.isPending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {(hasTried) => (
        <>
          <p>{t('account.security.factor.scan')}</p>
          <div className={styles['square']}>
            <QrCode text={secret.uri} label={t('account.security.factor.square')} />
          </div>
          <p>
            {t('account.security.factor.type')}{' '}
            <code className={styles['secret']}>{inFours(secret.secret)}</code>
          </p>
          <TextField
            label={t('account.security.factor.code')}
            hint={t('account.security.factor.firstCode')}
            value={code}
            onChange={setCode}
            error={
              hasTried && code.trim() === ''
                ? t('account.security.factor.firstCode')
                : faultOf(error, '/code')
            }
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={10}
            required
          />
          {error !== null && !isShownAt(error, ['/code']) && (
            <ChangeFailure title={t('account.security.failed')} error={error} />
          )}
        </>
      )}
    </FormDialog>
  );
}

/** In groups of four, as people type it. */
function inFours(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
