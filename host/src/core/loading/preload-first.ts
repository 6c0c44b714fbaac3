import type { Session } from '@pazar/contracts/session';
import type { RemoteRecord } from '../records/remote-record.ts';
import type { SectionLoader } from './section-loader.ts';
import { accessTo } from '../records/access.ts';

interface FirstPage {
  readonly records: readonly RemoteRecord[];
  readonly loader: Pick<SectionLoader, 'preload'>;
  readonly session: Pick<Session, 'roles'> | null;
}

/** Where the root leads a signed-in agent. */
const rootSection = 'dashboard';

/**
 * Starts to load the section that this address will show, while the texts of the shell are still
 * on their way. Nothing for a page that the agent may not open.
 */
export function preloadFirst(path: string, { records, loader, session }: FirstPage): void {
  const [, segment] = path.split('/');
  const wanted = segment === '' ? rootSection : segment;
  const record = records.find(({ entry }) =>
    entry.extras.pazar.section.routes.some(
      (route) => route.path === wanted && accessTo(route, session) === 'allowed',
    ),
  );
  if (record !== undefined) loader.preload(record);
}
