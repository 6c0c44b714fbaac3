import { useApiMutation } from '@pazar/section/use-api-mutation';
import type { Account } from '@pazar/contracts/account';
import { formatDate } from '@pazar/format/date';
import { formatEnd } from '@pazar/format/period-end';
import { isSuspended } from '@pazar/section/use-suspension';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { Stack } from '@pazar/ui/layout';
import { type ReactNode, useEffect, useRef } from 'react';
import { accountChange } from '../../api/account-calls.ts';
import { AppealForm } from './appeal-form.tsx';
import { NoticeBox } from './notice-box.tsx';
import styles from './notice-box.module.css';

interface AccountNoticesProps {
  account: Account;
  /** The page below them. */
  children: ReactNode;
}

/** What holds for the whole account, above every page of the section. */
export function AccountNotices({ account, children }: AccountNoticesProps) {
  const box = useRef<HTMLDivElement>(null);
  const isClosing = account.closesAt !== null;
  const wasClosing = useRef(isClosing);
  useEffect(
    function focusWhatChanged() {
      if (wasClosing.current === isClosing) return;
      wasClosing.current = isClosing;
      // The button that closed or kept the account is gone. Elsewhere the focus stays: another tab may have done it.
      if (document.activeElement === document.body) box.current?.focus();
    },
    [isClosing],
  );
  return (
    <div ref={box} tabIndex={-1} className={styles['account']}>
      <Stack gap="large">
        {isSuspended(account) && <SuspensionNotice account={account} />}
        {account.closesAt !== null && (
          <ClosingNotice account={account} closesAt={account.closesAt} />
        )}
        {children}
      </Stack>
    </div>
  );
}

/** Why and until when, word for word; what can still be done. */
function SuspensionNotice({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { reason = null, until = null } = account.suspension ?? {};
  return (
    <NoticeBox
      title={
        until === null
          ? t('account.suspended.title')
          : t('account.suspended.until', { until: formatEnd(until, locale) })
      }
      tone="danger"
      icon="warning"
    >
      {reason !== null && <q>{reason}</q>}
      <p>{t('account.suspended.detail')}</p>
      <AppealForm account={account} />
    </NoticeBox>
  );
}

/** The way back, as long as there is one. */
function ClosingNotice({ account, closesAt }: { account: Account; closesAt: string }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const keep = useApiMutation(accountChange('keep'));
  return (
    <NoticeBox
      title={t('account.closing.title', { day: formatDate(closesAt, locale) })}
      tone="attention"
      icon="warning"
    >
      <p>{t('account.closing.detail')}</p>
      <Button
        variant="primary"
        isBusy={keep.isPending}
        onClick={() =>
          keep.mutate({ method: 'delete', path: '/v1/account/close', ifMatch: account.version })
        }
      >
        {t('account.closing.keep')}
      </Button>
      <ChangeFailure title={t('account.closing.notKept')} error={keep.error} />
    </NoticeBox>
  );
}
