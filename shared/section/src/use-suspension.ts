import type { Account } from '@pazar/contracts/account';
import { formatEnd } from '@pazar/format/period-end';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { ownAccount } from './account.ts';

/**
 * Whether the API rejects every change: a suspension lasts until it is lifted, or its end is
 * reached.
 */
export function isSuspended({ suspension }: Account): boolean {
  const { until = null } = suspension ?? {};
  return suspension !== null && (until === null || Date.parse(until) > Date.now());
}

/**
 * Why the agent cannot save, in management's words; undefined when the agent can. For `blocked` of
 * `RecordForm`. It requests nothing: the shell reads the account on every page, and until then the
 * API rejects the change and the form shows its reason.
 */
export function useSuspension(): string | undefined {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  // oxlint-disable-next-line pazar/read-failure -- the shell's request, not this hook's
  const { data: account } = useQuery({ ...ownAccount(useHttp()), enabled: false });
  if (account === undefined || !isSuspended(account)) return undefined;
  const { reason = null, until = null } = account.suspension ?? {};
  const sentence =
    until === null
      ? t('form.suspended')
      : t('form.suspendedUntil', { until: formatEnd(until, locale) });
  return reason === null ? sentence : `${sentence} ${reason}`;
}
