import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { Stack } from '@pazar/ui/record/layout';
import styles from './second-factor.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, this once: the service keeps only their hashes. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('account');
  const notify = useNotify();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify(t('account.security.factor.copied'));
    } catch {
      // The browser forbids it; the codes are on the page.
      notify(t('account.security.factor.notCopied'));
    }
  }
  return (
    <Dialog
      title={t('account.security.factor.codesTitle')}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>{t('account.security.factor.copy')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('account.security.factor.saved')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('account.security.factor.codesDetail')}</p>
        <ol className={styles['codes']} aria-label={t('account.security.factor.codesTitle')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </Stack>
    </Dialog>
  );
}
