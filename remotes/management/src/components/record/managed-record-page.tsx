import type { ReadQuery } from '@pazar/section/read';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useParams } from 'react-router-dom';
import { RecordPage } from '@pazar/section/record/record-page';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RecordKind } from '../../model/record-parts.ts';
import { useFormatters } from '../../model/use-formatters.ts';
import { RecordParts } from './record-parts.tsx';

interface Managed {
  readonly agent: { readonly id: string; readonly displayName: string };
}

export interface ManagedRecordPageProps<Row extends Managed> {
  kind: RecordKind;
  read: (http: HttpClient, id: string) => ReadQuery<Row>;
  title: (row: Row) => string;
  /** Beside the agent under the title: the state of the record. */
  state?: (row: Row) => ReactNode;
  actions?: (row: Row) => ReactNode;
  /** Rendered above the facts: a map, pictures. */
  children?: (row: Row) => ReactNode;
}

/** One record of any agent, in full and for reading alone, with the way to its agent. */
export function ManagedRecordPage<Row extends Managed>(props: ManagedRecordPageProps<Row>) {
  const { kind, read, title, state, actions, children } = props;
  const { t } = useFormatters();
  const { id = '' } = useParams();
  const query = useQuery(read(useHttp(), id));
  return (
    <RecordPage
      query={query}
      list={{ path: '/management', title: t('management.title') }}
      texts={{ loading: t('record.loading'), failed: t('record.failed') }}
      title={title}
      facts={(row) => (
        <>
          <TextLink to={`/management/agents/${row.agent.id}/${kind}`}>
            {row.agent.displayName}
          </TextLink>
          {state?.(row)}
        </>
      )}
      {...(actions !== undefined && { actions })}
    >
      {(row) => (
        <>
          {children?.(row)}
          <RecordParts
            record={row}
            kind={kind}
            isFeminine={kind === 'locations' || kind === 'promotions'}
          />
        </>
      )}
    </RecordPage>
  );
}
