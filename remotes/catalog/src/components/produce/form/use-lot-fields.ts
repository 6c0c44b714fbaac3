import type { LotDetail } from '@pazar/contracts/produce-detail';
import { placeList, placeSource } from '@pazar/section/places';
import { cropList } from '@pazar/section/reference';
import { namedQuery } from '@pazar/section/search-source';
import { useBeside } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { useMemo } from 'react';
import { growingPlaces } from '../../../model/produce/growing-places.ts';
import { lotFields } from './lot-fields.ts';

/** The labels of the form's fields and the words of their values; names, never identifiers. */
export function useLotFields(lot: LotDetail | null) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const http = useHttp();
  const { data: crops } = useBeside(cropList(http));
  const places = useBeside(placeList(http, growingPlaces));
  const own = useBeside(namedQuery(http, placeSource(), lot?.locationId ? [lot.locationId] : []));
  const fields = useMemo(() => {
    const known = [...(own.data ?? []), ...(places.data ?? [])];
    return lotFields.describe(
      (name, member) =>
        name === 'certifications' && member !== undefined
          ? // The table names the members of a certificate, whose texts have the same names.
            t(`certification.${member as 'type' | 'number' | 'validTo'}`)
          : t(`produce.field.${name}`),
      {
        t,
        locale,
        crop: (id) => crops?.find((one) => one.id === id)?.name[locale] ?? t('value.unknownName'),
        place: (id) => known.find((one) => one.id === id)?.name ?? t('value.unknownName'),
      },
    );
  }, [t, locale, crops, own.data, places.data]);
  // The section of the crop says it when the crops could not be loaded.
  return { fields, notice: places.notice ?? own.notice };
}
