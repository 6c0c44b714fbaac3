import { HelpCard } from './help-card.tsx';
import { RecentActivity } from './recent-activity.tsx';
import styles from './default-info.module.css';

/** What the info bar shows where the section says nothing of its own. */
export function DefaultInfo() {
  return (
    <div className={styles['cards']}>
      <RecentActivity />
      <HelpCard />
    </div>
  );
}
