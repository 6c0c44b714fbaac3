import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { Row, Stack } from '@pazar/ui/layout';
import { useState } from 'react';
import styles from './second-factor.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, this once: the service keeps only their hashes, so that closing asks first. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('account');
  const [isLeaving, setLeaving] = useState(false);
  const title = t('account.security.factor.codesTitle');
  useLeaveGuard({ message: t('account.security.factor.leaveTitle') });
  if (isLeaving) {
    return (
      <Confirm
        title={t('account.security.factor.leaveTitle')}
        confirmLabel={t('account.security.factor.leave')}
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        {t('account.security.factor.leaveDetail')}
      </Confirm>
    );
  }
  return (
    <Dialog
      title={title}
      size="small"
      onClose={() => setLeaving(true)}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('account.security.factor.saved')}
        </Button>
      }
    >
      <Stack gap="large">
        <p>{t('account.security.factor.codesDetail')}</p>
        <ol className={styles['codes']} aria-label={title}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <KeepCodes text={codes.join('\n')} />
      </Stack>
    </Dialog>
  );
}

/** The ways to store the codes elsewhere: copy, download and print. */
function KeepCodes({ text }: { text: string }) {
  const { t } = useTranslation('account');
  const notify = useNotify();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify(t('account.security.factor.copied'));
    } catch {
      // The browser forbids it; the codes are on the page.
      notify(t('account.security.factor.notCopied'));
    }
  }
  return (
    <Row>
      <Button onClick={() => void copy()}>{t('account.security.factor.copy')}</Button>
      <a
        className={styles['file']}
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        download="pazar-recovery-codes.txt"
      >
        {t('account.security.factor.download')}
      </a>
    </Row>
  );
}
