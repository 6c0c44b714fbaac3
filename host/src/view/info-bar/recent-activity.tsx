import { activityPageSchema } from '@pazar/contracts/activity';
import { auditActions } from '@pazar/contracts/audit-action';
import { formatNumber } from '@pazar/format/number';
import { formatRelativeTime } from '@pazar/format/relative-time';
import { readLocalizedText } from '@pazar/format/localized-text';
import { InfoCard } from '@pazar/ui/info-card';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCurrentSession, useHost } from '../../host-services.ts';
import { useSectionClient } from '../page/use-section-client.ts';
import { type ActivityGroup, groupActivity } from './group-activity.ts';
import styles from './default-info.module.css';

/** So many fit beside a page without pushing the help out of sight. */
const shown = 5;

/** Number of changes to request: one afternoon's sales are grouped into one line. */
const asked = 30;

/** The latest changes of the agent's data. It is optional: if it fails to load, it is hidden. */
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
  if (data === undefined) return null;
  const groups = groupActivity(data.items).slice(0, shown);

  return (
    <InfoCard title={t('info.activity.title')}>
      {groups.length === 0 ? (
        <p>{t('info.activity.empty')}</p>
      ) : (
        <ul className={styles.events}>
          {groups.map((group) => (
            <ActivityLine key={group.event.id} group={group} />
          ))}
        </ul>
      )}
    </InfoCard>
  );
}

/** The URLs of the records that have a page. */
const pages: Readonly<Record<string, string>> = {
  product: '/product/',
  lot: '/produce/',
};

function useActionText(): (action: string) => string {
  const { t } = useTranslation();
  return function actionText(action) {
    const known = auditActions.find((each) => each === action);
    return known === undefined ? t('record.action.other') : t(`record.action.${known}`);
  };
}

function ActivityLine({ group: { event, count } }: { group: ActivityGroup }) {
  const { t } = useTranslation();
  const { locale, clock } = useHost();
  const actionText = useActionText();
  const when = formatRelativeTime(event.at, locale, new Date(clock.now()));
  const who =
    event.actor ?? (event.actorRole === 'management' ? t('info.activity.management') : null);

  return (
    <li>
      <p>
        {actionText(event.action)} <ActivityName event={event} />
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
  const { entity, entityId, label } = event;
  const name = event.name === null ? label : readLocalizedText(event.name, locale).text;
  const page = pages[entity];
  if (name === null) return null;
  const isThere = page !== undefined && entityId !== null && event.name !== null;
  return (
    <>
      {'· '}
      {isThere ? <TextLink to={page + entityId}>{name}</TextLink> : <strong>{name}</strong>}
    </>
  );
}
