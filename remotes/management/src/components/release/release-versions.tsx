import type { RemoteState } from '@pazar/contracts/releases/release-state';
import type { VersionList } from '@pazar/contracts/releases/version-list';
import { tableColumns } from '@pazar/section/table-columns';
import { DataTable } from '@pazar/ui/data-table';
import { PageSection } from '@pazar/ui/page-section';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadedPart } from '../frame/loaded-part.tsx';
import { actorOf, describeSource } from '../../model/release-words.ts';
import { useFormatters } from '../../model/use-formatters.ts';
import { WidePart } from './wide-part.tsx';

type Version = VersionList['items'][number];

export interface ReleaseVersionsProps {
  state: RemoteState;
  query: UseQueryResult<VersionList>;
}

/** The newest versions of a remote, and what each is now. */
export function ReleaseVersions({ state, query }: ReleaseVersionsProps) {
  const words = useFormatters();
  const { t, timestamp } = words;
  const column = tableColumns<Version, 'version' | 'published' | 'actor' | 'use' | 'source'>(
    (key) => {
      if (key === 'version') return t('releases.column.version');
      return key === 'actor' ? t('releases.history.actor') : t(`releases.versions.${key}`);
    },
  );
  const title = t('releases.versions.title');
  return (
    <PageSection title={title}>
      <LoadedPart query={query} of="releases.versions">
        {({ items }) => (
          <WidePart label={title}>
            <DataTable
              label={title}
              rows={items}
              getRowKey={({ version }) => version}
              columns={[
                column('version', ({ version }) => version, { isPrimary: true }),
                column('published', ({ publishedAt }) => timestamp(publishedAt)),
                column('actor', ({ publishedBy }) => actorOf(publishedBy, words)),
                column('source', ({ source }) => source && describeSource(source)),
                column('use', (row) => t(`releases.use.${placeOf(row, state)}`)),
              ]}
            />
          </WidePart>
        )}
      </LoadedPart>
    </PageSection>
  );
}

function placeOf({ version, recalled, collected }: Version, state: RemoteState) {
  if (recalled) return 'recalled';
  if (collected) return 'collected';
  if (version === state.stable) return 'live';
  if (version === state.rollout?.version) return 'canary';
  return state.rollbackWindow.includes(version) ? 'previous' : 'stored';
}
