import type { LocationDetail } from '@pazar/contracts/location-detail';
import { useBeside } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { useTranslation } from '@pazar/shell/translation';
import { InfoCard } from '@pazar/ui/info-card';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { Stack } from '@pazar/ui/record/layout';
import { locationUses } from '../../api/locations.ts';
import { OpenNow } from './open-now.tsx';
import { LocationUses } from './location-uses.tsx';
import { LocationWarnings } from './location-warnings.tsx';

/** Pixels: a card is about as wide. */
const mapHeight = 200;
/** As many of a kind as a card has lines for. */
const maxNamed = 5;

/** The info bar of a location: its hours today, its warnings, its map and its uses. */
export function LocationInfo({ location }: { location: LocationDetail }) {
  const { t } = useTranslation('locations');
  const { id, lat, lng, name, warnings } = location;
  const uses = useBeside(locationUses(useHttp(), id));
  return (
    <InfoBar>
      <InfoCard title={t('location.info.open')}>
        <OpenNow hours={location} />
      </InfoCard>
      {warnings.length > 0 && (
        <InfoCard title={t('location.info.warnings')}>
          <LocationWarnings location={location} />
        </InfoCard>
      )}
      {lat !== null && lng !== null && (
        <InfoCard title={t('location.info.map')}>
          <PlaceMap
            label={t('location.info.mapOf', { name })}
            height={mapHeight}
            pins={[{ key: id, position: { lat, lng }, label: name, tone: 'accent' }]}
          />
        </InfoCard>
      )}
      <InfoCard title={t('location.info.uses')}>
        <Stack>
          {uses.notice}
          {uses.data !== undefined && <LocationUses uses={uses.data} most={maxNamed} />}
        </Stack>
      </InfoCard>
    </InfoBar>
  );
}
