import { useHost } from '../../host-services.ts';
import { useRouteLabel } from '../page/use-route-label.ts';

/** What a remote is called in the sidebar, where it may have several entries. */
export function useSectionNames(): (remote: string) => string {
  const { builds } = useHost();
  const labelOf = useRouteLabel();
  return (remote) => {
    const routes = builds.find(({ name }) => name === remote)?.section.routes ?? [];
    return routes.length === 0 ? remote : routes.map(labelOf).join(', ');
  };
}
