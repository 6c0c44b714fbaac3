import { type Activity, activityPageSchema } from '@pazar/contracts/activity';
import { formatRelativeTime } from '@pazar/format/relative-time';
import { InfoCard } from '@pazar/ui/info-card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCurrentSession, useHost } from '../../host-services.ts';
import { useSectionClient } from '../page/use-section-client.ts';
import styles from './default-info.module.css';

/** So many fit beside a page without pushing the help out of sight. */
const shown = 5;

/** What happened last to the agent's data. It is an extra: when it fails, it is not there. */
export function RecentActivity() {
  const { t } = useTranslation();
  const { http } = useSectionClient('shell');
  const agent = useCurrentSession()?.id;
  // oxlint-disable-next-line pazar/read-failure -- as said above
  const { data } = useQuery({
    queryKey: ['shell', 'activity', agent],
    queryFn: ({ signal }) =>
      http.get('/v1/activity', { schema: activityPageSchema, query: { limit: shown }, signal }),
    retry: false,
  });
  if (data === undefined) return null;

  return (
    <InfoCard title={t('info.activity.title')}>
      {data.items.length === 0 ? (
        <p>{t('info.activity.empty')}</p>
      ) : (
        <ul className={styles['events']}>
          {data.items.map((event) => (
            <ActivityEvent key={event.id} event={event} />
          ))}
        </ul>
      )}
    </InfoCard>
  );
}

/** What the shell has a word for; anything else reads as a change of something. */
const verbs = ['create', 'update', 'delete', 'publish', 'archive', 'restore'] as const;
const entities = ['product', 'lot', 'location', 'promotion', 'agent'] as const;

function ActivityEvent({ event }: { event: Activity }) {
  const { t } = useTranslation();
  const { locale, clock } = useHost();
  const verb = verbs.find((known) => event.action.endsWith(`.${known}`)) ?? 'update';
  const entity = entities.find((known) => known === event.entity) ?? 'other';
  const when = formatRelativeTime(event.at, locale, new Date(clock.now()));
  const who =
    event.actorRole === 'management' ? t('info.activity.management') : (event.actor ?? null);

  return (
    <li>
      <p>
        {t(`info.activity.verb.${verb}`)}: {t(`info.activity.entity.${entity}`)}
        {event.label !== null && <strong> {event.label}</strong>}
      </p>
      {event.reason !== null && <p className={styles['reason']}>{event.reason}</p>}
      <p className={styles['when']}>
        <time dateTime={event.at}>{when}</time>
        {who !== null && ` · ${who}`}
      </p>
    </li>
  );
}
