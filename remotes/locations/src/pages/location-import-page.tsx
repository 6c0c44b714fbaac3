import { locationTypeSchema, publicPrecisionSchema } from '@pazar/contracts/location';
import { geocodeSourceSchema } from '@pazar/contracts/location-input';
import { renew } from '@pazar/section/renew';
import { SuspensionNote } from '@pazar/section/suspension-note';
import { useTranslation } from '@pazar/shell/translation';
import { ImportPage } from '@pazar/ui/import/import-page';
import { useQueryClient } from '@tanstack/react-query';

const naming = ['name'];
const deliveryKinds = ['NONE', 'RADIUS', 'MUNICIPALITIES', 'BOTH'] as const;
const pickupKinds = ['NONE', 'OPENING_HOURS', 'WEEK'] as const;
/** As programs call them, and as their media types are registered. */
const pointFiles = '.geojson,.json,.kml,application/geo+json,application/vnd.google-earth.kml+xml';

export function LocationImportPage() {
  const { t } = useTranslation('locations');
  const queries = useQueryClient();
  return (
    <ImportPage
      kind="locations"
      listPath="/location"
      title={t('location.import.title')}
      notice={<SuspensionNote />}
      naming={naming}
      codes={{
        type: locationTypeSchema.options.map((value) => ({
          value,
          label: t(`location.type.${value}`),
        })),
        geocode_source: geocodeSourceSchema.options.map((value) => ({
          value,
          label: t(`location.source.${value}`),
        })),
        public_precision: publicPrecisionSchema.options.map((value) => ({
          value,
          label: t(`location.precision.${value}`),
        })),
        service_area_type: deliveryKinds.map((value) => ({
          value,
          label: t(`location.deliveryKind.${value}`),
        })),
        pickup_hours_type: pickupKinds.map((value) => ({
          value,
          label: t(`location.pickup.${value}`),
        })),
      }}
      others={{ accept: pointFiles, hint: t('location.import.points') }}
      onChanged={() => void renew(queries, 'locations')}
    />
  );
}
