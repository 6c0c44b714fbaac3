import type { Activity } from '@pazar/contracts/activity';
import { formatRelativeTime } from '@pazar/format/relative-time';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import styles from './default-info.module.css';

/** What the shell has a word for; anything else reads as a change of its own kind of thing. */
const verbs = ['create', 'update', 'delete', 'publish', 'archive', 'restore'] as const;
const entities = ['product', 'lot', 'location', 'promotion', 'agent'] as const;

export function ActivityEvent({ event }: { event: Activity }) {
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
