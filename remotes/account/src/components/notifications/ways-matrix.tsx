import {
  fixedEvents,
  managerEvents,
  notificationEventSchema,
  waysOf,
  type NotificationEvent,
  type NotificationWays,
  type Preferences,
} from '@pazar/contracts/preferences';
import { useTranslation } from 'react-i18next';
import { Switch } from '@pazar/ui/input/switch';
import { PlainItem, PlainList, Quiet } from '@pazar/ui/layout';
import styles from './ways-matrix.module.css';

export interface WaysMatrixProps {
  /** Also of what waits for a manager. */
  isManager: boolean;
  chosen: Preferences['notifications'];
  onChange: (event: NotificationEvent, ways: NotificationWays) => void;
}

const ways = ['inApp', 'email'] as const;

/** Events by ways. A change applies at once; a way that cannot be turned off says so. */
export function WaysMatrix({ isManager, chosen, onChange }: WaysMatrixProps) {
  const events = notificationEventSchema.options.filter(
    (event) => isManager || !managerEvents.has(event),
  );
  const { t } = useTranslation('account');
  return (
    <PlainList label={t('account.notifications.title')}>
      {events.map((event) => {
        const current = waysOf(chosen, event);
        const name = t(`account.notifications.event.${event}`);
        const isFixed = fixedEvents.has(event);
        return (
          <PlainItem key={event}>
            <div role="group" aria-label={name} className={styles['event']}>
              <span className={styles['name']}>
                {name}
                {isFixed && <Quiet>{t('account.notifications.always')}</Quiet>}
              </span>
              {ways.map((way) => (
                <Switch
                  key={way}
                  label={t(`account.notifications.${way}`)}
                  value={current[way]}
                  disabled={isFixed}
                  onChange={(isOn) => onChange(event, { ...current, [way]: isOn })}
                />
              ))}
            </div>
          </PlainItem>
        );
      })}
    </PlainList>
  );
}
