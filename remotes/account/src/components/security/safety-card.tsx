import type { AccountSecurity } from '@pazar/contracts/account-security';
import { formatNumber } from '@pazar/format/number';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { useQuery } from '@tanstack/react-query';
import { ownSecurity, securityEvents } from '../../api/security.ts';
import { useAccount } from '../frame/use-account.ts';
import styles from './safety-card.module.css';
import { formatEnteredTime } from '@pazar/format/entered-time';
import { Loaded } from '@pazar/section/record/loaded';
import { useActionText } from '@pazar/section/record/use-action-text';
import { TextLink } from '@pazar/ui/text-link';

/** With fewer, a lost phone soon locks the agent out. */
const fewCodes = 3;

/**
 * Beside the page: the agent's protections, the missing ones, recent changes, and the address to which changes are mailed.
 */
export function SafetyCard() {
  const { t } = useTranslation('account');
  const { email } = useAccount();
  // oxlint-disable-next-line pazar/read-failure -- each part of the page reports the failure and retries
  const { data } = useQuery(ownSecurity(useHttp()));
  return (
    <InfoBar>
      {data !== undefined && <Safety security={data} />}
      <SecurityEventsCard />
      {email !== null && (
        <InfoCard title={t('account.safety.mail')}>
          <p>{t('account.safety.mailDetail', { email })}</p>
        </InfoCard>
      )}
    </InfoBar>
  );
}

function Safety({ security: { passkeys, secondFactor } }: { security: AccountSecurity }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { hasPassword, google } = useAccount().signIn;
  const ways = passkeys.length + (hasPassword ? 1 : 0) + (google === null ? 0 : 1);
  const codes = secondFactor?.codesLeft;
  const all = [
    ['passkey', passkeys.length > 0],
    ['factor', secondFactor !== null],
    ['ways', ways > 1],
    ...(codes === undefined ? [] : [['codes', codes >= fewCodes] as const]),
  ] as const;
  const number = (count: number) => formatNumber(count, locale);
  const done = all.filter(([, isDone]) => isDone).length;
  return (
    <InfoCard title={t('account.safety.title')}>
      <div className={styles.steps} aria-hidden="true">
        {all
          .toSorted(([, one], [, other]) => Number(other) - Number(one))
          .map(([what, isDone]) => (
            <span key={what} data-done={isDone} />
          ))}
      </div>
      <strong>{t('account.safety.done', { done: number(done), total: number(all.length) })}</strong>
      <InfoLines>
        {all.map(([what, isDone]) => (
          <InfoLine
            key={what}
            tone={isDone ? 'good' : 'attention'}
            name={t(`account.safety.${what}.${isDone ? 'good' : 'todo'}`, {
              left: number(codes ?? 0),
            })}
          />
        ))}
      </InfoLines>
    </InfoCard>
  );
}

/** The newest changes of how the agent signs in, and what to do about one that is not the agent's. */
function SecurityEventsCard() {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const actionText = useActionText();
  const query = useQuery(securityEvents(useHttp()));
  return (
    <InfoCard title={t('account.security.events.title')}>
      <Loaded
        query={query}
        texts={{
          loading: t('account.security.events.loading'),
          failed: t('account.security.events.failed'),
        }}
      >
        {(events) =>
          events.length === 0 ? (
            <p>{t('account.security.events.none')}</p>
          ) : (
            <>
              <InfoLines>
                {events.map(({ id, outcome, at }) => (
                  <InfoLine
                    key={id}
                    name={actionText(outcome ?? '')}
                    detail={<time dateTime={at}>{formatEnteredTime(at, locale)}</time>}
                  />
                ))}
              </InfoLines>
              <p>{t('account.security.events.lead')}</p>
            </>
          )
        }
      </Loaded>
      <p>
        <TextLink to="/account/activity">{t('account.security.events.all')}</TextLink>
      </p>
    </InfoCard>
  );
}
