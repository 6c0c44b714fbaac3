import type { Passkey } from '@pazar/contracts/account-security';
import { formatEnteredTime } from '@pazar/format/entered-time';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Row } from '@pazar/ui/layout';
import { AccountLine } from '../frame/account-line.tsx';

interface PasskeyLineProps {
  passkey: Passkey;
  /** True where the agent could not sign in without it. */
  isOnlyWay: boolean;
  onRename: () => void;
  onRemove: () => void;
}

/** One passkey: its name, when it was added and last used, and its buttons. */
export function PasskeyLine({ passkey, isOnlyWay, onRename, onRemove }: PasskeyLineProps) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { name, createdAt, lastUsedAt } = passkey;
  const rename = t('account.security.passkeys.rename');
  const remove = t('account.security.passkeys.remove');
  const times = [
    t('account.security.passkeys.added', { at: formatEnteredTime(createdAt, locale) }),
    lastUsedAt !== null &&
      t('account.security.passkeys.used', { at: formatEnteredTime(lastUsedAt, locale) }),
  ].filter((time) => time !== false);
  const details = [
    times.join(' · '),
    ...(isOnlyWay ? [t('account.security.passkeys.onlyWay')] : []),
  ];
  return (
    <AccountLine icon="management" name={name} details={details}>
      <Row>
        <Button variant="quiet" onClick={onRename} aria-label={`${rename}: ${name}`}>
          {rename}
        </Button>
        {!isOnlyWay && (
          <Button variant="quiet" onClick={onRemove} aria-label={`${remove}: ${name}`}>
            {remove}
          </Button>
        )}
      </Row>
    </AccountLine>
  );
}
