import type { Category, Crop } from '@pazar/contracts/reference';
import type { ReadQuery } from '@pazar/section/read';
import { categoryList, cropList } from '@pazar/section/reference';
import { useBeside } from '@pazar/section/use-beside';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useParams } from 'react-router-dom';
import { DescriptionList } from '@pazar/ui/description-list';
import { PageSection } from '@pazar/ui/record/page-section';
import { RecordPage } from '@pazar/ui/record/record-page';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RecordKind } from '../../api/records.ts';
import { isEmpty, isSaidInBoth } from '../../model/value-kind.ts';
import { useMunicipalityNames } from '../../model/use-municipality-names.ts';
import { useWords } from '../../model/use-words.ts';
import { fieldName, fieldText } from '../../model/field-texts.ts';

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
  const { t } = useWords();
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

interface RecordFactsProps {
  record: object;
  isFeminine: boolean;
}

/** Everything that was entered about a record, by name; what was left empty is left out. */
function RecordFacts({ record, isFeminine }: RecordFactsProps) {
  const words = useWords();
  const { locale } = words;
  const http = useHttp();
  const categories = useBeside({ ...categoryList(http), enabled: 'categoryId' in record });
  const crops = useBeside({ ...cropList(http), enabled: 'cropId' in record });
  const namesIn: Readonly<Record<string, readonly (Category | Crop)[] | undefined>> = {
    categoryId: categories.data,
    cropId: crops.data,
  };
  const municipalityOf = useMunicipalityNames();
  const nameOf = (field: string, id: string) =>
    municipalityOf(field, id) ?? namesIn[field]?.find((row) => row.id === id)?.name[locale];
  const members = new Map<string, unknown>(Object.entries(record));
  const context = { ...words, isFeminine, nameOf, currency: members.get('currency') };
  const items = [...members].flatMap(([field, value]) => {
    const isLeftOut = isEmpty(value) || isSaidInBoth(Object.fromEntries(members), field);
    const term = isLeftOut ? undefined : fieldName(context, field);
    return term === undefined ? [] : { field, term, value };
  });
  // Two fields of one name, such as the months and the year of a season, are one line each.
  const terms = new Map(items.map((item) => [item.term, item]));
  return (
    <>
      {categories.notice ?? crops.notice}
      <DescriptionList
        items={[...terms.values()].map(({ field, term, value }) => ({
          term,
          detail: fieldText(context, field, value),
        }))}
      />
    </>
  );
}
