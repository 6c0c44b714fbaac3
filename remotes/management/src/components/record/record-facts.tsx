import type { Category, Crop } from '@pazar/contracts/reference';
import { categoryList, cropList } from '@pazar/section/reference';
import { useBeside } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { DescriptionList } from '@pazar/ui/description-list';
import { isEmpty } from '../../model/value-kind.ts';
import { fieldName, fieldText } from './field-texts.ts';

export interface RecordFactsProps {
  record: object;
  isFeminine: boolean;
}

/** Everything that was entered about a record, by name; what was left empty is left out. */
export function RecordFacts({ record, isFeminine }: RecordFactsProps) {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const http = useHttp();
  const categories = useBeside({ ...categoryList(http), enabled: 'categoryId' in record });
  const crops = useBeside({ ...cropList(http), enabled: 'cropId' in record });
  const namesIn: Readonly<Record<string, readonly (Category | Crop)[] | undefined>> = {
    categoryId: categories.data,
    cropId: crops.data,
  };
  const nameOf = (field: string, id: string) =>
    namesIn[field]?.find((row) => row.id === id)?.name[locale];
  const members = new Map<string, unknown>(Object.entries(record));
  const context = { t, locale, isFeminine, nameOf, currency: members.get('currency') };
  const items = [...members].flatMap(([field, value]) => {
    const term = isEmpty(value) ? undefined : fieldName(context, field);
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
