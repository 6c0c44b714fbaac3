import { municipalityList } from '@pazar/section/reference';
import { useHttp } from '@pazar/shell/http';
import { useQuery } from '@tanstack/react-query';
import { useFormatters } from './use-formatters.ts';

/** The fields of a place that have codes of municipalities. */
const fields = ['municipalityCode', 'codes'];

/**
 * Names the municipalities in the fields of a record; undefined for any other field, and until they have
 * loaded. The map knows them too, with shapes that a list would load for nothing.
 */
export function useMunicipalityNames(): (field: string, code: string) => string | undefined {
  const { locale } = useFormatters();
  // oxlint-disable-next-line pazar/read-failure -- without them the codes are shown
  const { data = [] } = useQuery(municipalityList(useHttp()));
  return (field, code) =>
    fields.includes(field) ? data.find((one) => one.code === code)?.name[locale] : undefined;
}
