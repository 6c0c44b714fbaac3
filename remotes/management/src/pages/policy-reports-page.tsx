import type { PolicyReport } from '@pazar/contracts/releases/policy-report';
import { formatDateTime } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { DataTable } from '@pazar/ui/data-table';
import { tableColumns } from '@pazar/section/table-columns';
import type { Column } from '@pazar/ui/data-table-column';
import { Page } from '@pazar/ui/page';
import { Loaded } from '@pazar/ui/record/loaded';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { releaseQueries } from '../api/release-queries.ts';

/** What the security policy of the pages forbade, as browsers reported it. */
export function PolicyReportsPage() {
  const { t } = useTranslation('management');
  const reports = useQuery(releaseQueries.reports(useHttp()));
  const columns = useReportColumns();
  return (
    <Page title={t('reports.title')} subtitle={t('reports.lead')}>
      <TextLink to="/management/releases">{t('reports.back')}</TextLink>
      <Loaded
        query={reports}
        texts={{ loading: t('reports.loading'), failed: t('reports.failed') }}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p role="status">{t('reports.none')}</p>
          ) : (
            <DataTable
              label={t('reports.title')}
              columns={columns}
              rows={items}
              getRowKey={({ kind, directive, blocked, page, source, reportOnly }) =>
                [kind, directive, blocked, page, source, reportOnly].join(' ')
              }
            />
          )
        }
      </Loaded>
    </Page>
  );
}

type Key = 'blocked' | 'directive' | 'page' | 'source' | 'total' | 'last';

function useReportColumns(): Column<PolicyReport>[] {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const none = t('value.none');
  const column = tableColumns<PolicyReport, Key>((key) => t(`reports.column.${key}`));
  return [
    column('blocked', ({ blocked, directive }) => blocked || directive, { isPrimary: true }),
    column('directive', ({ directive, reportOnly }) =>
      reportOnly ? t('reports.onlyReported', { directive }) : directive,
    ),
    column('page', ({ page }) => page || none),
    column('source', ({ source }) => source || none, { isMinor: true }),
    column('total', ({ total }) => formatNumber(total, locale), { align: 'end' }),
    column('last', ({ lastAt }) => formatDateTime(lastAt, locale), { align: 'end', isMinor: true }),
  ];
}
