import type { HttpClient } from '@pazar/shell/http';
import { useHttp } from '@pazar/shell/http';
import { useParams } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import type { ReadQuery } from '@pazar/section/read';
import { PageSection } from '@pazar/ui/record/page-section';
import { RecordPage } from '@pazar/ui/record/record-page';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RecordKind } from '../../api/records.ts';
import { RecordFacts } from './record-facts.tsx';

interface Managed {
  readonly agent: { readonly id: string; readonly displayName: string };
}

export interface ManagedRecordPageProps<Row extends Managed> {
  kind: RecordKind;
  read: (http: HttpClient, id: string) => ReadQuery<Row>;
  title: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  /** Stands above the facts: a map, pictures. */
  children?: (row: Row) => ReactNode;
}

/** One record of any agent, in full and for reading alone, with the way to its agent. */
export function ManagedRecordPage<Row extends Managed>(props: ManagedRecordPageProps<Row>) {
  const { kind, read, title, actions, children } = props;
  const { t } = useTranslation('management');
  const { id = '' } = useParams();
  const query = useQuery(read(useHttp(), id));
  return (
    <RecordPage
      query={query}
      list={{ path: '/management', title: t('management.title') }}
      texts={{ loading: t('record.loading'), failed: t('record.failed') }}
      title={title}
      facts={({ agent }) => (
        <TextLink to={`/management/agents/${agent.id}/${kind}`}>{agent.displayName}</TextLink>
      )}
      {...(actions !== undefined && { actions })}
    >
      {(row) => (
        <>
          {children?.(row)}
          <PageSection title={t('record.facts')}>
            <RecordFacts record={row} isFeminine={kind === 'locations' || kind === 'promotions'} />
          </PageSection>
        </>
      )}
    </RecordPage>
  );
}
