import { formatEnteredTime } from '@pazar/format/entered-time';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { Loaded } from '@pazar/section/record/loaded';
import { useActionText } from '@pazar/section/record/use-action-text';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { securityEvents } from '../../api/security.ts';

/** The newest changes of how the agent signs in, and what to do about one that is not the agent's. */
export function SecurityEventsCard() {
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
