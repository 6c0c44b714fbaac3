import { Button } from '@pazar/ui/button';
import type { HostServices } from '../../host-services.ts';
import { writeOverrides } from '../../core/builds/overrides.ts';
import { mountOver } from './mount-over.ts';
import styles from './override-badge.module.css';

/** Ends all overrides of this browser and begins anew, when what is unsaved may go. */
export async function resetOverrides({
  storage,
  leaveGuard,
}: Pick<HostServices, 'storage' | 'leaveGuard'>): Promise<void> {
  if (!(await leaveGuard.mayLeave())) return;
  writeOverrides(storage, {});
  location.reload();
}

/** Says for as long as the page stands that a section comes from elsewhere, and ends that. */
export function showOverrideBadge(host: HostServices, failed: readonly string[]): void {
  const { i18n, builds } = host;
  const active = builds.filter(({ reason }) => reason === 'override');
  mountOver(
    <aside className={styles['badge']} aria-label={i18n.t('override.badge')}>
      <ul className={styles['list']}>
        {active.map(({ name, base }) => (
          <li key={name}>{i18n.t('override.active', { remote: name, address: base })}</li>
        ))}
        {failed.map((name) => (
          <li key={name}>{i18n.t('override.failed', { remote: name })}</li>
        ))}
      </ul>
      <Button onClick={() => void resetOverrides(host)}>{i18n.t('override.reset')}</Button>
    </aside>,
  );
}
