import type { NotMeAnswer } from '@pazar/contracts/sign-in-steps';
import { openPath } from '@pazar/contracts/open-path';
import { RouteName } from '@pazar/contracts/route-names';
import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';

/** What the link of an e-mail has undone, for the owner of the account. */
export function UndoneChanges({ undone }: Pick<NotMeAnswer, 'undone'>) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <p>{t('account.not-me.doneDetail')}</p>
      {undone.length > 0 && (
        <ul>
          {undone.map((change) => (
            <li key={change}>{t(`account.not-me.undone.${change}`)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** After the new password: what can still log in, and the page where each can be removed. */
export function WaysLeft({ left }: Pick<NotMeAnswer, 'left'>) {
  const { t } = useTranslation();
  const lines = [
    ...left.passkeys.map((name) => t('account.not-me.left.passkey', { name })),
    ...(left.google ? [t('account.not-me.left.google')] : []),
    ...(left.secondFactor ? [t('account.not-me.left.secondFactor')] : []),
  ];
  return (
    <>
      <p>{t(lines.length === 0 ? 'account.not-me.left.none' : 'account.not-me.left.lead')}</p>
      {lines.length > 0 && (
        <ul>
          {/* Two passkeys may have one name. */}
          {lines.map((line, index) => (
            <li key={`${index} ${line}`}>{line}</li>
          ))}
        </ul>
      )}
      {left.secondFactor && (
        <p>
          {t('account.not-me.left.noCode')}{' '}
          <TextLink to={`/${RouteName.Contact}`}>{t('account.not-me.left.write')}</TextLink>
        </p>
      )}
      <p>
        <TextLink to={openPath(['security'])}>{t('account.not-me.left.check')}</TextLink>
      </p>
    </>
  );
}
