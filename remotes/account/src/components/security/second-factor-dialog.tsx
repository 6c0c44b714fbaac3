import { recoveryCodesSchema, type SecondFactorSecret } from '@pazar/contracts/account-security';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { TextField } from '@pazar/ui/input/text-field';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { QrCode } from '@pazar/ui/print/qr-code';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { Stack } from '@pazar/ui/record/layout';
import { type SubmitEvent, useId, useState } from 'react';
import { faultOf, isShownAt } from '../../model/fault-of.ts';
import styles from './second-factor.module.css';
import { useSecurityChange } from './use-security-change.ts';

interface SecondFactorDialogProps {
  secret: SecondFactorSecret;
  /** Gets the recovery codes, which the service shows this once. */
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

/** Shows the secret to an authenticator app, as a square and as text, and asks for its first code. */
export function SecondFactorDialog({ secret, onDone, onCancel }: SecondFactorDialogProps) {
  const { t } = useTranslation('account');
  const formId = useId();
  const [code, setCode] = useState('');
  const [hasTried, setTried] = useState(false);
  const confirm = useSecurityChange({
    name: 'factor.confirm',
    send: (http, body: { code: string }) =>
      http.post('/v1/account/second-factor/confirm', { body, schema: recoveryCodesSchema }),
    onDone: ({ codes }) => onDone(codes),
  });
  const { error } = confirm;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (code.trim() !== '') confirm.run({ code });
  }
  return (
    <Dialog
      title={t('account.security.factor.scanTitle')}
      size="small"
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t('account.security.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={confirm.isPending}>
            {t('account.security.factor.turnOn')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
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
        </Stack>
      </form>
    </Dialog>
  );
}

/** In groups of four, as people type it. */
function inFours(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
