import type { AgentSummary } from '@pazar/contracts/agent';
import type { ModeratedProduct } from '@pazar/contracts/management';
import { productStatusSchema } from '@pazar/contracts/product';
import { formatList } from '@pazar/format/list';
import { listTexts } from '@pazar/section/list-texts';
import { settlementFor } from '@pazar/section/settlement-for';
import { useHttp } from '@pazar/shell/http';
import { DataList } from '@pazar/section/list/data-list';
import { useListState } from '@pazar/section/list/query/use-list-state';
import { listColumns } from '@pazar/section/list-columns';
import type { RowDescription } from '@pazar/section/list/table/row-description';
import { Page } from '@pazar/ui/page';
import { PageSection } from '@pazar/ui/page-section';
import { RowTitle } from '@pazar/ui/row-title';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { blockedProducts, suspendedAccounts } from '../api/moderation.ts';
import { LinkedLines } from '../components/frame/facts.tsx';
import { ReadPart } from '../components/frame/loaded-part.tsx';
import { ManagementTabs } from '../components/frame/management-tabs.tsx';
import { useFormatters, type Formatters } from '../model/use-formatters.ts';
import { productTitle } from '../components/agent/record-rows.tsx';
import { useCodeFilter } from '../components/record/use-code-filter.ts';
import { fieldName } from '../model/field-texts.ts';
import { moderationList } from '../model/lists.ts';

/** All that management has taken from customers: products that are blocked, accounts that are suspended. */
export function ModerationPage() {
  const words = useFormatters();
  const { t } = words;
  const codes = useCodeFilter();
  const state = useListState(moderationList);
  const products = useQuery(blockedProducts(useHttp(), state.query));
  return (
    <Page title={t('moderation.title')} subtitle={t('moderation.lead')}>
      <ManagementTabs />
      <Accounts />
      <PageSection title={t('moderation.products')}>
        <DataList
          texts={{
            ...listTexts((name) => t(name === 'label' ? 'moderation.products' : `records.${name}`)),
            empty: t('moderation.empty'),
            emptyDetail: t('moderation.emptyDetail'),
          }}
          state={state}
          list={products}
          row={blockedRow}
          context={words}
          filters={[
            codes('status', t('records.column.status'), productStatusSchema.options),
            { key: 'updated', label: t('records.column.changed') },
          ]}
        />
      </PageSection>
    </Page>
  );
}

/** Sorts requests that wait for an answer above the others, the longest wait first. */
function appealsFirst(accounts: readonly AgentSummary[]): AgentSummary[] {
  const since = ({ appealedAt }: AgentSummary) =>
    appealedAt === null ? Infinity : Date.parse(appealedAt);
  // `Infinity - Infinity` is no order: those without an appeal stay as they come.
  return accounts.toSorted((one, other) => since(one) - since(other) || 0);
}

function Accounts() {
  const { t, locale, timestamp } = useFormatters();
  return (
    <PageSection
      title={t('moderation.accounts')}
      actions={
        <TextLink to="/management?accountStatus=SUSPENDED">{t('moderation.allAccounts')}</TextLink>
      }
    >
      <ReadPart read={suspendedAccounts} of="records">
        {({ items }) => (
          <LinkedLines
            none={t('moderation.noAccounts')}
            lines={appealsFirst(items).map(({ id, displayName: name, appealedAt, ...place }) => ({
              to: `/management/agents/${id}`,
              name,
              detail: [
                settlementFor(place, locale),
                appealedAt && t('moderation.appealed', { at: timestamp(appealedAt) }),
              ],
            }))}
          />
        )}
      </ReadPart>
    </PageSection>
  );
}

const headers = {
  name: 'records.column.name',
  agent: 'moderation.agent',
  reason: 'reason',
  at: 'moderation.since',
} as const;
const column = listColumns<ModeratedProduct, Formatters, typeof moderationList>()(
  ({ t }, key: keyof typeof headers) => t(headers[key]),
);

/** With what the agent has changed since, and when it said that it is put right. */
function blockedTitle(product: ModeratedProduct, words: Formatters) {
  const { t, timestamp, locale } = words;
  const { fixedAt, changed } = product.moderation;
  const title = productTitle(product, words);
  const fields = changed.flatMap((field) => fieldName(words, field) ?? []);
  const detail = [
    title.detail,
    fixedAt !== null && t('moderation.fixed', { at: timestamp(fixedAt) }),
    fields.length > 0 && t('moderation.changed', { fields: formatList(fields, locale) }),
  ];
  return { ...title, detail: detail.filter(Boolean).join(' · ') };
}

const blockedRow: RowDescription<ModeratedProduct, Formatters, typeof moderationList> = {
  nameOf: ({ name }, { localized }) => localized(name),
  hrefOf: ({ id }) => `/management/products/${id}`,
  columns: [
    column(
      'name',
      (product, words) => (
        <RowTitle {...blockedTitle(product, words)} cardDetail={product.moderation.reason} />
      ),
      { isPrimary: true, sort: 'name' },
    ),
    column('agent', ({ agent }) => agent.displayName, { card: 'hidden' }),
    column('reason', ({ moderation }) => moderation.reason, { card: 'hidden' }),
    column('at', ({ moderation: { at } }, { day }) => at && day(at), {
      kind: 'date',
      align: 'end',
      card: 'aside',
      sort: 'updatedAt',
      descendingFirst: true,
    }),
  ],
};
