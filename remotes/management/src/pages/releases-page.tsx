import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { tableColumns } from '@pazar/section/table-columns';
import { Badge } from '@pazar/ui/badge';
import { DataTable } from '@pazar/ui/data-table';
import { Row } from '@pazar/ui/layout';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { releaseQueries } from '../api/release-queries.ts';
import { ReadPart } from '../components/frame/loaded-part.tsx';
import { sectionOf } from '../model/release-words.ts';
import { useFormatters } from '../model/use-formatters.ts';
import { ManagementTabs } from '../components/frame/management-tabs.tsx';

/** Every remote, with its live version and its running rollout. */
export function ReleasesPage() {
  const words = useFormatters();
  const { t, percent, timestamp } = words;
  const column = tableColumns<RemoteState, 'remote' | 'stable' | 'rollout' | 'updated'>((key) =>
    t(`releases.column.${key}`),
  );
  const linkTo = ({ name }: RemoteState) => (
    <TextLink to={`/management/releases/${name}`}>{sectionOf(name, words)}</TextLink>
  );
  const badgeOf = ({ rollout, frozen }: RemoteState) =>
    (rollout || frozen) && (
      <Row>
        {rollout && (
          <Badge tone={rollout.state === 'paused' ? 'attention' : 'info'}>
            {t(`releases.state.${rollout.state}`)} · {percent(rollout.percent)}
          </Badge>
        )}
        {frozen && <Badge tone="attention">{t('releases.fact.frozen')}</Badge>}
      </Row>
    );
  return (
    <Page title={t('releases.title')} subtitle={t('releases.lead')}>
      <ManagementTabs />
      <TextLink to="/management/reports">{t('reports.title')}</TextLink>
      <ReadPart read={releaseQueries.list} of="releases">
        {({ items }) => (
          <DataTable
            label={t('releases.title')}
            rows={items}
            getRowKey={({ name }) => name}
            columns={[
              column('remote', linkTo, { isPrimary: true }),
              column('stable', ({ stable }) => stable, { kind: 'code' }),
              column('rollout', badgeOf, { kind: 'status', card: 'aside' }),
              column('updated', ({ updatedAt }) => timestamp(updatedAt), {
                kind: 'date',
                align: 'end',
                isMinor: true,
              }),
            ]}
          />
        )}
      </ReadPart>
    </Page>
  );
}
