import { Button } from '@pazar/ui/button';
import type { i18n } from 'i18next';
import { useStore } from 'zustand';
import type { HostServices } from '../../host-services.ts';
import type { Build } from '../../core/builds/build.ts';
import { writeOverrides } from '../../core/builds/overrides.ts';
import { type SectionSlot, slotOf } from '../../core/builds/section-slot.ts';
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

/**
 * Shown on every page while a section is overridden; its button removes the overrides. One whose code failed is
 * no longer claimed to run: its line says why it does not.
 */
export function showOverrideBadge(host: HostServices, failed: readonly string[]): () => void {
  return mountElement(<OverrideBadge host={host} failed={failed} />);
}

function OverrideBadge({ host, failed }: { host: HostServices; failed: readonly string[] }) {
  const { i18n, builds, sections } = host;
  const slots = useStore(sections.store);
  const active = builds.filter(({ reason }) => reason === 'override');
  return (
    <aside className={styles.badge} aria-label={i18n.t('override.badge')}>
      <ul className={styles.list} aria-live="polite">
        {active.map((build) => (
          <li key={build.name}>{lineOf(build, slotOf(slots, build.name), i18n)}</li>
        ))}
        {failed.map((name) => (
          <li key={name}>{i18n.t('override.failed', { remote: name })}</li>
        ))}
      </ul>
      <Button onClick={() => void resetOverrides(host)}>{i18n.t('override.reset')}</Button>
    </aside>
  );
}

function lineOf({ name, base, manifest }: Build, { failures }: SectionSlot, i18n: i18n): string {
  const failure = failures.get(manifest);
  const about = { remote: name, address: base };
  if (failure === undefined) return i18n.t('override.active', about);
  const { cause } = failure;
  const reason = cause instanceof Error ? cause.message : failure.message;
  return i18n.t('override.broken', { ...about, reason });
}
