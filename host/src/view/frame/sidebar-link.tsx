import { Icon } from '@pazar/ui/icon';
import { NavLink } from 'react-router-dom';
import { useHost } from '../../host-services.ts';
import type { SidebarEntry } from '../../core/builds/section-routes.ts';
import { useRouteLabel } from '../page/use-route-label.ts';
import styles from './sidebar.module.css';

/**
 * One entry. Its label is visible on the selected entry only, but is always its name and its
 * tooltip.
 */
export function SidebarLink({ entry: { route, build } }: { entry: SidebarEntry }) {
  const { sections } = useHost();
  const label = useRouteLabel()(route);
  // A tap has no hover before it: the files are requested before the new page renders.
  const preload = () => {
    if (build !== null) sections.preload(build.name);
  };

  return (
    <NavLink
      to={`/${route.path}`}
      className={styles.entry ?? ''}
      aria-label={label}
      title={label}
      onPointerEnter={preload}
      onFocus={preload}
      onPointerDown={preload}
      onClick={preload}
    >
      <Icon name={route.icon} size={20} />
      <span className={styles.label}>{label}</span>
    </NavLink>
  );
}
