import type { AgentSummary } from '@pazar/contracts/agent';
import type { ModeratedProduct } from '@pazar/contracts/management';
import { productStatusSchema } from '@pazar/contracts/product';
import { formatDate, formatDateTime } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { DataList } from '@pazar/ui/list/data-list';
import { useListState } from '@pazar/ui/list/query/use-list-state';
import { listColumns } from '@pazar/section/list-columns';
import type { RowDescription } from '@pazar/ui/list/table/row-description';
import { Page } from '@pazar/ui/page';
import { Loaded } from '@pazar/ui/record/loaded';
import { PageSection } from '@pazar/ui/record/page-section';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { blockedProducts, suspendedAccounts } from '../api/moderation.ts';
import { LinkedLines } from '../components/frame/linked-lines.tsx';
import { productName, type RecordRowContext } from '../components/record/record-rows.tsx';
import { useCodeFilter } from '../components/record/use-code-filter.ts';
import { moderationList } from '../model/moderation-list.ts';

/** All that management has taken from customers: products that are blocked, accounts that are suspended. */
export function ModerationPage() {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const codes = useCodeFilter();
  const state = useListState(moderationList);
  const products = useQuery(blockedProducts(useHttp(), state.query));
  return (
    <Page title={t('moderation.title')} subtitle={t('moderation.lead')}>
      <Accounts />
      <PageSection title={t('moderation.products')}>
        <DataList
          state={state}
          list={products}
          texts={{
            label: t('moderation.products'),
            search: t('records.search'),
            loading: t('records.loading'),
            failed: t('records.failed'),
            empty: t('moderation.empty'),
            emptyDetail: t('moderation.emptyDetail'),
          }}
          row={blockedRow}
          context={{ t, locale }}
          filters={[
            codes('status', t('records.column.status'), productStatusSchema.options),
            { key: 'updated', label: t('records.column.changed') },
          ]}
        />
      </PageSection>
    </Page>
  );
}

/** Who waits for an answer stands above those who do not, the longest wait first. */
function appealsFirst(accounts: readonly AgentSummary[]): AgentSummary[] {
  const since = ({ appealedAt }: AgentSummary) =>
    appealedAt === null ? Infinity : Date.parse(appealedAt);
  // `Infinity - Infinity` is no order: those without an appeal stay as they come.
  return accounts.toSorted((one, other) => since(one) - since(other) || 0);
}

function Accounts() {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const accounts = useQuery(suspendedAccounts(useHttp()));
  const texts = { loading: t('records.loading'), failed: t('records.failed') };
  return (
    <PageSection
      title={t('moderation.accounts')}
      actions={
        <TextLink to="/management?accountStatus=SUSPENDED">{t('moderation.allAccounts')}</TextLink>
      }
    >
      <Loaded query={accounts} texts={texts}>
        {({ items }) => (
          <LinkedLines
            none={t('moderation.noAccounts')}
            lines={appealsFirst(items).map(({ id, displayName: name, settlement, appealedAt }) => ({
              to: `/management/agents/${id}`,
              name,
              detail: [
                settlement,
                appealedAt && t('moderation.appealed', { at: formatDateTime(appealedAt, locale) }),
              ],
            }))}
          />
        )}
      </Loaded>
    </PageSection>
  );
}

const headers = {
  agent: 'moderation.agent',
  reason: 'queue.reason',
  at: 'moderation.since',
} as const;
const column = listColumns<ModeratedProduct, RecordRowContext, typeof moderationList>()(
  ({ t }, key: keyof typeof headers) => t(headers[key]),
);

const blockedRow: RowDescription<ModeratedProduct, RecordRowContext, typeof moderationList> = {
  nameOf: ({ name }, { locale }) => readLocalizedText(name, locale).text,
  hrefOf: ({ id }) => `/management/products/${id}`,
  columns: [
    productName,
    column('agent', ({ agent }) => agent.displayName),
    column('reason', ({ moderation }) => moderation.reason),
    column('at', ({ moderation: { at } }, { locale }) => at && formatDate(at, locale), {
      kind: 'date',
      align: 'end',
      sort: 'updatedAt',
      descendingFirst: true,
    }),
  ],
};
