import { Button } from '@pazar/ui/button';
import type { HostServices } from '../../host-services.ts';
import { writeOverrides } from '../../core/builds/overrides.ts';
import { mountElement } from '../page/mount-element.tsx';
import styles from './override-badge.module.css';

/** Removes all overrides of this browser and reloads, unless the agent keeps unsaved data. */
export async function resetOverrides({
  storage,
  leaveGuard,
}: Pick<HostServices, 'storage' | 'leaveGuard'>): Promise<void> {
  if (!(await leaveGuard.mayLeave())) return;
  writeOverrides(storage, {});
  location.reload();
}

/** Shown on every page while a section is overridden; its button removes the overrides. */
export function showOverrideBadge(host: HostServices, failed: readonly string[]): void {
  const { i18n, builds } = host;
  const active = builds.filter(({ reason }) => reason === 'override');
  mountElement(
    <aside className={styles.badge} aria-label={i18n.t('override.badge')}>
      <ul className={styles.list}>
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
