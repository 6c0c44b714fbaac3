import type { DashboardBlockName } from '@pazar/contracts/dashboard';
import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { RefreshFailure } from '@pazar/ui/refresh-failure';
import { PageSection } from '@pazar/ui/page-section';
import type { ReactNode } from 'react';
import type { BlockData } from '../../model/known-dashboard.ts';
import type { DashboardHandle } from './use-dashboard.ts';

export interface PanelFrameProps<Name extends DashboardBlockName> {
  title: string;
  dashboard: DashboardHandle;
  /** The block that it shows. */
  name: Name;
  /** What needs no server, above the block: it shows while that loads and when it failed. */
  lead?: ReactNode;
  children: (data: BlockData[Name]) => ReactNode;
}

/**
 * A panel of one block under its heading. It loads, fails and is tried again alone; what was known
 * before a failure stays, under a notice.
 */
export function PanelFrame<Name extends DashboardBlockName>({
  title,
  dashboard,
  name,
  lead,
  children,
}: PanelFrameProps<Name>) {
  const { data, problem } = dashboard.known(name);
  const hasFailed = problem !== undefined || dashboard.errorOf(name) !== null;
  return (
    <PageSection title={title} isFramed>
      {lead}
      {data === undefined ? (
        <Missing dashboard={dashboard} names={[name]} />
      ) : (
        <>
          {hasFailed && <RefreshFailure onRetry={() => dashboard.retry([name])} />}
          {children(data)}
        </>
      )}
    </PageSection>
  );
}

interface MissingProps {
  dashboard: DashboardHandle;
  names: readonly DashboardBlockName[];
}

/** Why blocks are not there, of the first that failed: they load, they failed, or the whole answer did. */
export function Missing({ dashboard, names }: MissingProps) {
  const { t } = useTranslation('dashboard');
  const [error = null] = names.flatMap((name) => failureOf(dashboard, name) ?? []);
  if (error === null) return <LoadingState label={t('dashboard.loading')} />;
  return (
    <LoadFailure
      title={t('dashboard.failed')}
      error={error}
      isBusy={dashboard.isRetrying(names)}
      onRetry={() => dashboard.retry(names)}
    />
  );
}

function failureOf(dashboard: DashboardHandle, name: DashboardBlockName): Error | null {
  const { problem } = dashboard.known(name);
  if (problem === undefined) return dashboard.errorOf(name);
  return new ApiError(problem.title, { kind: 'status', status: problem.status, problem });
}
