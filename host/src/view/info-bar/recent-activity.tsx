import { activityPageSchema } from '@pazar/contracts/activity';
import { InfoCard } from '@pazar/ui/info-card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCurrentSession } from '../../host-services.ts';
import { useSectionClient } from '../page/use-section-client.ts';
import { ActivityEvent } from './activity-event.tsx';
import styles from './default-info.module.css';

/** So many fit beside a page without pushing the help out of sight. */
const shown = 5;

/** What happened last to the agent's data. It is an extra: when it fails, it is not there. */
export function RecentActivity() {
  const { t } = useTranslation();
  const { http } = useSectionClient('shell');
  const agent = useCurrentSession()?.id;
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
