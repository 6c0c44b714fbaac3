import type { PolicyReport } from '@pazar/contracts/releases/policy-report';
import { tableColumns } from '@pazar/section/table-columns';
import { DataTable } from '@pazar/ui/data-table';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { releaseQueries } from '../api/release-queries.ts';
import { ReadPart } from '../components/frame/loaded-part.tsx';
import { useFormatters } from '../model/use-formatters.ts';
import { ManagementTabs } from '../components/frame/management-tabs.tsx';

type Key = 'blocked' | 'directive' | 'page' | 'source' | 'total' | 'last';

/** What the security policy of the pages forbade, as browsers reported it. */
export function PolicyReportsPage() {
  const { t, number, timestamp } = useFormatters();
  const column = tableColumns<PolicyReport, Key>((key) => t(`reports.column.${key}`));
  const directiveOf = ({ directive, reportOnly }: PolicyReport) =>
    reportOnly ? t('reports.onlyReported', { directive }) : directive;
  const end = { align: 'end' } as const;
  return (
    <Page title={t('reports.title')} subtitle={t('reports.lead')}>
      <ManagementTabs />
      <TextLink to="/management/releases">{t('releases.back')}</TextLink>
      <ReadPart read={releaseQueries.reports} of="reports">
        {({ items }) =>
          items.length === 0 ? (
            <p role="status">{t('reports.none')}</p>
          ) : (
            <DataTable
              label={t('reports.title')}
              rows={items}
              getRowKey={({ kind, directive, blocked, page, source, reportOnly }) =>
                [kind, directive, blocked, page, source, reportOnly].join(' ')
              }
              columns={[
                column('blocked', ({ blocked, directive }) => blocked || directive, {
                  isPrimary: true,
                }),
                column('directive', directiveOf),
                column('page', ({ page }) => page || null),
                column('source', ({ source }) => source || null, { isMinor: true }),
                column('total', ({ total }) => number(total), end),
                column('last', ({ lastAt }) => timestamp(lastAt), { ...end, isMinor: true }),
              ]}
            />
          )
        }
      </ReadPart>
    </Page>
  );
}
