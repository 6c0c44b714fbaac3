import { activityPageSchema, activitySubjects } from '@pazar/contracts/activity';
import { formatNumber } from '@pazar/format/number';
import { formatRelativeTime } from '@pazar/format/relative-time';
import { readLocalizedText } from '@pazar/format/localized-text';
import { InfoCard } from '@pazar/ui/info-card';
import { useEventText } from '@pazar/section/record/use-event-text';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCurrentSession, useHost } from '../../host-services.ts';
import { useSectionClient } from '../page/use-section-client.ts';
import { useSubjectPage } from '../page/use-descriptor-pages.ts';
import { type ActivityGroup, groupActivity } from './group-activity.ts';
import styles from './default-info.module.css';

/** Number of lines: so many fit beside a page of 900 px, below the help. */
const shown = 5;

/** Number of changes to request: one afternoon's sales are grouped into one line. */
const asked = 30;

/** The latest changes of the agent's data. It is hidden without any, and if they fail to load. */
export function RecentActivity() {
  const { t } = useTranslation();
  const { http } = useSectionClient('shell');
  const agent = useCurrentSession()?.id;
  // oxlint-disable-next-line pazar/read-failure -- the page works without this card
  const { data } = useQuery({
    queryKey: ['shell', 'activity', agent],
    queryFn: ({ signal }) =>
      http.get('/v1/activity', { schema: activityPageSchema, query: { limit: asked }, signal }),
    retry: false,
  });
  const groups = groupActivity(data?.items ?? []).slice(0, shown);
  if (groups.length === 0) return null;

  return (
    <InfoCard title={t('info.activity.title')}>
      <ul className={styles.events}>
        {groups.map((group) => (
          <ActivityLine key={group.event.id} group={group} />
        ))}
      </ul>
    </InfoCard>
  );
}

function ActivityLine({ group: { event, count } }: { group: ActivityGroup }) {
  const { t } = useTranslation();
  const { locale, clock } = useHost();
  const eventText = useEventText(locale);
  const when = formatRelativeTime(event.at, locale, new Date(clock.now()));
  const who =
    event.actor ?? (event.actorRole === 'management' ? t('info.activity.management') : null);

  return (
    <li>
      <p>
        {eventText(event)} <ActivityName event={event} />
        {count > 1 && ` ×${formatNumber(count, locale)}`}
      </p>
      {event.reason !== null && <p className={styles.reason}>{event.reason}</p>}
      <p className={styles.when}>
        <time dateTime={event.at}>{when}</time>
        {who !== null && ` · ${who}`}
      </p>
    </li>
  );
}

/** The changed record's name, in the user's language; a link if it has a page. */
function ActivityName({ event }: { event: ActivityGroup['event'] }) {
  const { locale } = useHost();
  const name = event.name === null ? event.label : readLocalizedText(event.name, locale).text;
  const page = useSubjectPage()(activitySubjects(event), event.entityId ?? '');
  if (name === null) return null;
  return (
    <>
      {'· '}
      {page === undefined ? <strong>{name}</strong> : <TextLink to={page}>{name}</TextLink>}
    </>
  );
}
