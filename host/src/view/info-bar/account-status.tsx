import { type Account, accountSchema } from '@pazar/contracts/account';
import { formatDate } from '@pazar/format/date';
import { formatEnd } from '@pazar/format/period-end';
import { Button } from '@pazar/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { segmentOf } from '../../core/builds/section-routes.ts';
import { useHost } from '../../host-services.ts';
import { useSectionClient } from '../page/use-section-client.ts';
import { SubjectLink } from '../page/subject-link.tsx';
import { useSubjectPage } from '../page/use-descriptor-pages.ts';
import { StatusStrip } from './status-strip.tsx';
import { accountKey, useOwnAccount } from './use-own-account.ts';

/** The state of the whole account (suspended, closing), above every page except the account's. */
export function AccountStatus() {
  const { pathname } = useLocation();
  const page = useSubjectPage()(['account']);
  const { clock } = useHost();
  const account = useOwnAccount();
  if (account === undefined || segmentOf(pathname) === segmentOf(page ?? '')) {
    return null;
  }
  const { suspension, closesAt } = account;
  const until = suspension?.until ?? null;
  const isSuspended = suspension !== null && (until === null || Date.parse(until) > clock.now());
  return (
    <>
      {isSuspended ? (
        <SuspensionBanner reason={suspension.reason} until={until} />
      ) : (
        <HiddenBanner account={account} />
      )}
      {closesAt !== null && <ClosingBanner account={account} closesAt={closesAt} />}
    </>
  );
}

/** Until when; the reason verbatim, and why nothing can be saved. */
function SuspensionBanner({ reason, until }: { reason: string | null; until: string | null }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <StatusStrip
      title={
        until === null
          ? t('accountStatus.suspended')
          : t('accountStatus.suspendedUntil', { until: formatEnd(until, locale) })
      }
      tone="danger"
      more={t('accountStatus.reason')}
      details={
        <>
          {reason !== null && <q>{reason}</q>}
          <p>{t('accountStatus.suspendedDetail')}</p>
        </>
      }
      action={<SubjectLink of="account">{t('accountStatus.appeal')}</SubjectLink>}
    />
  );
}

/** That customers see nothing of the agent, why, and what to do. */
function HiddenBanner({ account: { roles, verification } }: { account: Account }) {
  const { t } = useTranslation();
  const { status, reason } = verification;
  if (status === 'VERIFIED' || !roles.includes('ROLE_AGENT')) return null;
  return (
    <StatusStrip
      title={t('accountStatus.hidden')}
      tone="danger"
      more={t('accountStatus.hiddenWhy')}
      details={
        <>
          <p>{t(`accountStatus.hiddenFor.${status}`)}</p>
          {reason !== null && <q>{reason}</q>}
        </>
      }
      action={
        <SubjectLink of="verification-decided">
          {t(status === 'PENDING' ? 'accountStatus.hiddenLook' : 'accountStatus.hiddenFix')}
        </SubjectLink>
      }
    />
  );
}

/** The way back, until the account is closed. */
function ClosingBanner({ account, closesAt }: { account: Account; closesAt: string }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { http } = useSectionClient('shell');
  const queries = useQueryClient();
  const reopening = useMutation({
    mutationFn: () =>
      http.delete('/v1/account/close', { ifMatch: account.version, schema: accountSchema }),
    onSuccess(reopened) {
      // The banner goes, and with it the button that has the focus.
      document.getElementById('content')?.focus({ preventScroll: true });
      queries.setQueryData(accountKey, reopened);
    },
    onError: () => queries.invalidateQueries({ queryKey: accountKey, exact: true }),
  });
  return (
    <StatusStrip
      title={t('accountStatus.closing', { day: formatDate(closesAt, locale) })}
      tone="attention"
      more={t('accountStatus.details')}
      details={<p>{t('accountStatus.closingDetail')}</p>}
      action={
        <Button isBusy={reopening.isPending} onClick={() => reopening.mutate()}>
          {t('accountStatus.keep')}
        </Button>
      }
      failure={reopening.error === null ? undefined : t('accountStatus.notKept')}
    />
  );
}
