import { locationStatusSchema } from '@pazar/contracts/location';
import { listTexts } from '@pazar/section/list-texts';
import { optionsOf } from '@pazar/section/options-of';
import { useSectionList } from '@pazar/section/use-section-list';
import { useFormatters } from '@pazar/section/use-formatters';
import { DataList } from '@pazar/section/list/data-list';
import type { ListFilter } from '@pazar/section/list/filters/list-filter';
import { Page } from '@pazar/ui/page';
import { records } from '../api/records.ts';
import { recordRow } from '../components/record-row.tsx';
import { recordList } from '../model/record-list.ts';

export function ListPage() {
  const { t, locale } = useFormatters('orders');
  const { state, list, count } = useSectionList(records, recordList);
  const filters: ListFilter<typeof recordList>[] = [
    {
      key: 'status',
      label: t('list.status'),
      options: optionsOf(locationStatusSchema.options, (value) => t(`status.${value}`)),
    },
  ];

  return (
    <Page title={t('title')} subtitle={count && t('list.total', count)}>
      <DataList
        state={state}
        list={list}
        texts={listTexts((name) => t(`list.${name}`))}
        row={recordRow}
        context={{ t, locale }}
        filters={filters}
      />
    </Page>
  );
}
