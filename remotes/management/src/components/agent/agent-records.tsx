import { listTexts } from '@pazar/section/list-texts';
import type { Page } from '@pazar/contracts/page';
import { type Reader, useHttp } from '@pazar/shell/http';
import type { ListFilter } from '@pazar/section/list/filters/list-filter';
import type { ListDefinition } from '@pazar/section/list/query/define-list';
import { DataList } from '@pazar/section/list/data-list';
import { useListState } from '@pazar/section/list/query/use-list-state';
import type { RowDescription } from '@pazar/section/list/table/row-description';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { agentResource } from '../../api/agents.ts';
import type { RecordKind } from '../../model/record-parts.ts';
import { useFormatters, type Formatters } from '../../model/use-formatters.ts';
import { useAgent } from './agent-badges.tsx';

export interface AgentRecordsProps<Row extends { id: string }, List extends ListDefinition> {
  kind: RecordKind;
  definition: List;
  page: Reader<Page<Row>>;
  row: RowDescription<Row, Formatters, List>;
  filters: readonly ListFilter<List>[];
  /** Rendered above the list: a map of its rows. */
  above?: (rows: readonly Row[]) => ReactNode;
}

/** A list of what the agent of the page keeps, for reading alone; each row links to its record. */
export function AgentRecords<Row extends { id: string }, List extends ListDefinition>(
  props: AgentRecordsProps<Row, List>,
) {
  const { kind, definition, page, row, filters, above } = props;
  const words = useFormatters();
  const { id } = useAgent();
  const state = useListState(definition);
  const records = useQuery(
    agentResource.part(useHttp(), { id, name: kind, page, query: state.query }),
  );
  return (
    <>
      {above !== undefined && records.data !== undefined && above(records.data.items)}
      <DataList
        texts={listTexts((name) =>
          words.t(name === 'label' ? `agent.tabs.${kind}` : `records.${name}`),
        )}
        state={state}
        list={records}
        row={row}
        context={words}
        filters={filters}
      />
    </>
  );
}
