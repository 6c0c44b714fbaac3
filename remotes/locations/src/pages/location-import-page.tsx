import { locationTypeSchema, publicPrecisionSchema } from '@pazar/contracts/location';
import { geocodeSourceSchema } from '@pazar/contracts/location-fields';
import { optionsOf } from '@pazar/section/options-of';
import { SectionImportPage } from '@pazar/section/section-import-page';
import { useTranslation } from 'react-i18next';

const naming = ['name'];
const deliveryKinds = ['NONE', 'RADIUS', 'MUNICIPALITIES', 'BOTH'] as const;
const pickupKinds = ['NONE', 'OPENING_HOURS', 'WEEK'] as const;
/** As programs call them, and as their media types are registered. */
const pointFiles = '.geojson,.json,.kml,application/geo+json,application/vnd.google-earth.kml+xml';

export function LocationImportPage() {
  const { t } = useTranslation('locations');
  return (
    <SectionImportPage
      section="locations"
      kind="locations"
      listPath="/location"
      title={t('location.import.title')}
      naming={naming}
      codes={{
        type: optionsOf(locationTypeSchema.options, (type) => t(`location.type.${type}`)),
        geocode_source: optionsOf(geocodeSourceSchema.options, (source) =>
          t(`location.source.${source}`),
        ),
        public_precision: optionsOf(publicPrecisionSchema.options, (precision) =>
          t(`location.precision.${precision}`),
        ),
        service_area_type: optionsOf(deliveryKinds, (kind) => t(`location.deliveryKind.${kind}`)),
        pickup_hours_type: optionsOf(pickupKinds, (kind) => t(`location.pickup.${kind}`)),
      }}
      others={{ accept: pointFiles, hint: t('location.import.points') }}
    />
  );
}
