import type { Category, Crop } from '@pazar/contracts/reference';
import type { Pack } from '@pazar/contracts/product';
import * as z from '@pazar/contracts/schema';
import { categoryList, cropList } from '@pazar/section/reference';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { DescriptionList } from '@pazar/ui/description-list';
import { PageSection } from '@pazar/ui/page-section';
import type { ReactNode } from 'react';
import { type Currency, currencySchema } from '@pazar/contracts/money';
import { formatMoney } from '@pazar/format/money';
import { DataTable } from '@pazar/ui/data-table';
import { tableColumns } from '@pazar/section/table-columns';
import { partsOf, type RecordKind } from '../../model/record-parts.ts';
import { codeText, fieldName, fieldText, type WordContext } from '../../model/field-texts.ts';
import { useMunicipalityNames } from '../../model/use-municipality-names.ts';
import { useFormatters } from '../../model/use-formatters.ts';
import { isEmpty, isSaidInBoth } from '../../model/value-kind.ts';
import { LinkedLocations, LinkedLots } from './linked-records.tsx';

const idsSchema = z.array(z.string());

export interface RecordPartsProps {
  record: { readonly agent: { readonly id: string } };
  kind: RecordKind;
  isFeminine: boolean;
}

/** The entered data of a record, in the parts of the agent's page; empty fields are left out. */
export function RecordParts({ record, kind, isFeminine }: RecordPartsProps) {
  const words = useFormatters();
  const { t, locale } = words;
  const http = useHttp();
  const categories = useInlineQuery({ ...categoryList(http), enabled: 'categoryId' in record });
  const crops = useInlineQuery({ ...cropList(http), enabled: 'cropId' in record });
  const namesIn: Readonly<Record<string, readonly (Category | Crop)[] | undefined>> = {
    categoryId: categories.data,
    cropId: crops.data,
  };
  const municipalityOf = useMunicipalityNames();
  const nameOf = (field: string, id: string) =>
    municipalityOf(field, id) ?? namesIn[field]?.find((row) => row.id === id)?.name[locale];
  const members = new Map<string, unknown>(Object.entries(record));
  const context = { ...words, isFeminine, nameOf, currency: members.get('currency') };
  const filled = [...members.keys()].filter(
    (field) =>
      !isEmpty(members.get(field)) &&
      !isSaidInBoth(Object.fromEntries(members), field) &&
      fieldName(context, field) !== undefined,
  );
  return (
    <>
      {categories.notice ?? crops.notice}
      {partsOf(kind, filled).map(({ name, fields }) => (
        <PageSection key={name} title={t(`record.part.${name}`)}>
          <Facts agentId={record.agent.id} members={members} fields={fields} context={context} />
        </PageSection>
      ))}
    </>
  );
}

interface FactsProps {
  agentId: string;
  members: ReadonlyMap<string, unknown>;
  fields: readonly string[];
  context: WordContext;
}

function Facts({ agentId, members, fields, context }: FactsProps) {
  // The contract of a product has packs there; its schema belongs to the lists.
  const packs = members.get('packs') as readonly Pack[] | undefined;
  const others = fields.filter((field) => field !== 'packs');
  // Two fields of one name, such as the months and the year of a season, are one line.
  const terms = new Map(others.map((field) => [fieldName(context, field) ?? field, field]));
  const items = [...terms].map(([term, field]) => ({
    term,
    detail: detailOf(field, members, { agentId, context }),
  }));
  return (
    <>
      {packs !== undefined && fields.includes('packs') && (
        <PackTable packs={packs} currency={context.currency} />
      )}
      <DescriptionList items={items} />
    </>
  );
}

/** Other records are links to them. */
function detailOf(
  field: string,
  members: ReadonlyMap<string, unknown>,
  { agentId, context }: Pick<FactsProps, 'agentId' | 'context'>,
): ReactNode {
  const value = members.get(field);
  const { data: ids = [] } = idsSchema.safeParse(value);
  if (field === 'locationIds') return <LinkedLocations agentId={agentId} ids={ids} />;
  if (field === 'produceIds') return <LinkedLots agentId={agentId} ids={ids} />;
  return fieldText(context, field, value);
}

interface PackTableProps {
  packs: readonly Pack[];
  /** In which the prices are. */
  currency: unknown;
}

/** The packs of a product with their prices, one on each line. */
function PackTable({ packs, currency: given }: PackTableProps) {
  const words = useFormatters();
  const { t, number, locale, localized } = words;
  const currency: Currency = currencySchema.safeParse(given).data ?? 'MKD';
  const column = tableColumns<Pack, 'pack' | 'price' | 'now'>((key) => t(`record.pack.${key}`));
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const nameOf = ({ label, size, unit, active }: Pack) =>
    [
      label && localized(label),
      `${number(Number(size))} ${codeText(words, unit)}`,
      active ? null : t('record.pack.notSold'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <DataTable
      label={t('field.packs')}
      rows={packs}
      getRowKey={({ id }) => id}
      columns={[
        column('pack', nameOf, { isPrimary: true }),
        column('price', ({ priceMinor }) => money(priceMinor), { kind: 'number', align: 'end' }),
        column('now', ({ priceNowMinor }) => money(priceNowMinor), {
          kind: 'number',
          align: 'end',
        }),
      ]}
    />
  );
}
