import { formatEnteredTime } from '@pazar/format/entered-time';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { PlainItem, PlainList } from '@pazar/ui/record/layout';
import { Loaded } from '@pazar/ui/record/loaded';
import { PageSection } from '@pazar/ui/record/page-section';
import { useActionText } from '@pazar/ui/record/use-action-text';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { securityEvents } from '../../api/security.ts';
import { AccountLine } from '../frame/account-line.tsx';

/** The newest changes of how the agent signs in, and what to do about one that is not the agent's. */
export function SecurityEventsPart() {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const actionText = useActionText();
  const query = useQuery(securityEvents(useHttp()));
  return (
    <PageSection title={t('account.security.events.title')} isFramed>
      <p>
        {t('account.security.events.lead')}{' '}
        <TextLink to="/account/activity">{t('account.security.events.all')}</TextLink>
      </p>
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
            <PlainList label={t('account.security.events.title')}>
              {events.map(({ id, outcome, at }) => (
                <PlainItem key={id}>
                  <AccountLine
                    icon="history"
                    name={actionText(outcome ?? '')}
                    details={[
                      <time key="at" dateTime={at}>
                        {formatEnteredTime(at, locale)}
                      </time>,
                    ]}
                  />
                </PlainItem>
              ))}
            </PlainList>
          )
        }
      </Loaded>
    </PageSection>
  );
}
