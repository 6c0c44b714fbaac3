import type { AuditEntry } from '@pazar/contracts/management';
import { formatTotal } from '@pazar/format/total';
import { listTexts } from '@pazar/section/list-texts';
import { lazyComponent } from '@pazar/section/lazy-component';
import { mergeEvents } from '@pazar/section/merge-events';
import { useHttp } from '@pazar/shell/http';
import { ExportButton } from '@pazar/section/list/export-button';
import { DataList } from '@pazar/section/list/data-list';
import { useListState } from '@pazar/section/list/query/use-list-state';
import { Page } from '@pazar/ui/page';
import { useActionText } from '@pazar/section/record/use-action-text';
import { useQuery } from '@tanstack/react-query';
import { auditEvents } from '../../api/audit.ts';
import { auditRow } from '../../components/audit/audit-row.tsx';
import { useAuditFilters } from '../../components/audit/use-audit-filters.tsx';
import { useFormatters } from '../../model/use-formatters.ts';
import { useLoggedChange } from '../../components/record/use-logged-change.ts';
import { auditList } from '../../model/lists.ts';
import { ManagementTabs } from '../../components/frame/management-tabs.tsx';

/** Comes after the list, which is what most come for. */
const AuditProof = lazyComponent(
  () => import(/* webpackChunkName: "audit-proof" */ '../../components/audit/audit-proof.tsx'),
  'AuditProof',
);

const merged = <Page extends { items: AuditEntry[] }>(page: Page) => ({
  ...page,
  items: mergeEvents(page.items),
});

/** Everything that was done, by whom, to whose data, before and after, and why. */
export function AuditPage() {
  const words = useFormatters();
  const { t, locale } = words;
  const state = useListState(auditList);
  const events = useQuery({ ...auditEvents(useHttp(), state.query), select: merged });
  const { filters, notice } = useAuditFilters(state);
  const logged = useLoggedChange();
  const actionText = useActionText();
  const count = formatTotal(events.data?.page, locale);
  return (
    <Page title={t('audit.title')} subtitle={count && t('audit.total', count)}>
      <ManagementTabs />
      <AuditProof />
      {notice}
      <DataList
        texts={listTexts((name) => t(`audit.list.${name}`))}
        state={state}
        list={events}
        row={auditRow}
        context={{ ...words, logged, actionText }}
        filters={filters}
        tools={
          <ExportButton
            state={state}
            path="/v1/management/audit/export"
            fileName={t('audit.list.file')}
          />
        }
      />
    </Page>
  );
}
