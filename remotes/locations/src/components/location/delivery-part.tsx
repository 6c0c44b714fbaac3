import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { Stack } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { areaText } from '../area-text.ts';
import { deliveryContent } from '../delivery-content.ts';
import { useLocation } from './use-location.ts';

/** Pixels. */
const mapHeight = 320;

/** Where a location delivers, in words and on the map. */
export function DeliveryPart() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { serviceArea, lat, lng, name } = useLocation();
  const pin = lat === null || lng === null ? null : { lat, lng };
  return (
    <PageSection title={t('location.form.delivery')}>
      <Stack>
        <p>{areaText(serviceArea, { t, locale })}</p>
        {serviceArea.type !== 'NONE' && (
          <PlaceMap
            label={t('location.form.deliveryMap')}
            width="100%"
            height={mapHeight}
            {...deliveryContent(serviceArea, pin, name)}
          />
        )}
      </Stack>
    </PageSection>
  );
}
