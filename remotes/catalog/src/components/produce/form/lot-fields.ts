import type { Locale } from '@pazar/contracts/locale';
import type { Crop } from '@pazar/contracts/reference';
import type { LotDetail } from '@pazar/contracts/produce-detail';
import type { LotInput } from '@pazar/contracts/produce-input';
import { isTextOf } from '@pazar/contracts/declared-text';
import { lotTexts } from '@pazar/contracts/record-texts';
import { formatDecimal } from '@pazar/format/decimal';
import { formatQuantity, unitName } from '@pazar/format/quantity';
import { imageNumbers, imagesText, type ImageWords } from '@pazar/section/image-texts';
import { firstLocations, locationSource } from '@pazar/section/locations';
import { namedQuery } from '@pazar/section/search-source';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { defineFields } from '@pazar/section/form/define-fields';
import { emptyTexts } from '@pazar/section/form/empty-texts';
import type { RecordForm } from '@pazar/section/form/record-form-handle';
import { useMemo } from 'react';
import { growingLocations } from '../../../model/produce/growing-locations.ts';
import { certificateTexts } from '../../certificates/certificate-texts.ts';

/** Handle of the lot form. Its values are the API's input. */
export type LotForm = RecordForm<LotInput>;

/** What the values of a lot are written with. */
export interface LotWords {
  readonly t: TFunction<'catalog'>;
  readonly locale: Locale;
  readonly crop: (id: string) => string;
  readonly location: (id: string) => string;
  readonly images: ImageWords;
}

/** Every field of the form of a lot, in the order of the page. */
export const lotFields = defineFields<LotInput, LotWords>({
  cropId: { empty: null, show: (id, { crop }) => crop(id) },
  cropName: { empty: null },
  variety: { empty: null },
  lotNumber: { empty: null },
  qualityClass: { empty: null, show: (value, { t }) => t(`produce.quality.${value}`) },
  origin: { empty: 'OWN', show: (value, { t }) => t(`produce.origin.${value}`) },
  supplierName: { empty: null },
  receivedOn: { empty: null },
  locationId: { empty: null, show: (id, { location }) => location(id) },
  area: {
    empty: null,
    isWhole: true,
    show: ({ quantity, unit }, { locale }) => formatQuantity(quantity, unit, locale),
  },
  plantedOn: { empty: null },
  status: { empty: 'PLANNED', show: (value, { t }) => t(`produce.status.${value}`) },
  expectedFrom: { empty: null },
  expectedTo: { empty: null },
  unit: { empty: 'KG', show: (value, { locale }) => unitName(value, locale) },
  expectedQuantity: {
    empty: null,
    show: (quantity, { locale }) => formatDecimal(quantity, locale),
  },
  bestBefore: { empty: null },
  seasonYear: { empty: null, show: String },
  certifications: {
    empty: [],
    show: certificateTexts,
    rows: { type: {}, number: {}, validTo: {} },
  },
  ...emptyTexts(lotTexts),
  imageIds: { empty: [], show: (ids, { t, images }) => imagesText(ids, images) || t('value.none') },
});

/** What the form shows of a lot, and of a new one. The names of a listed crop are the list's. */
export function lotValues(lot: LotDetail | null): LotInput {
  if (lot === null) return lotFields.empty();
  const { cropId, cropName, status } = lot;
  return lotFields.pick({
    ...lot,
    cropName: cropId === null ? cropName : null,
    status: status === 'GROWING' ? 'GROWING' : 'PLANNED',
  });
}

/**
 * The labels of the form's fields and the words of their values; names, never identifiers.
 *
 * @param crops undefined until loaded
 */
export function useLotFields(lot: LotDetail | null, crops: readonly Crop[] | undefined) {
  const { t } = useTranslation('catalog');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  const http = useHttp();
  const locations = useInlineQuery(firstLocations(http, growingLocations));
  const own = useInlineQuery(
    namedQuery(http, locationSource(), lot?.locationId ? [lot.locationId] : []),
  );
  const imageIds = lot?.imageIds;
  const fields = useMemo(() => {
    const known = [...(own.data ?? []), ...(locations.data ?? [])];
    return lotFields.describe(
      (name, member) => {
        if (isTextOf(lotTexts, name)) return lotTexts[name].label[locale];
        return name === 'certifications' && member !== undefined
          ? // The table names the members of a certificate, whose texts have the same names.
            t(`certification.${member as 'type' | 'number' | 'validTo'}`)
          : t(`produce.field.${name}`);
      },
      {
        t,
        locale,
        crop: (id) => crops?.find((one) => one.id === id)?.name[locale] ?? t('value.unknownName'),
        location: (id) => known.find((one) => one.id === id)?.name ?? t('value.unknownName'),
        images: { t: shell, locale, numberOf: imageNumbers(imageIds ?? []) },
      },
    );
  }, [t, shell, locale, crops, imageIds, own.data, locations.data]);
  return { fields, notice: locations.notice ?? own.notice };
}
