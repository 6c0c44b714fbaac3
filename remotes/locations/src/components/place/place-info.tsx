import type { LocationDetail } from '@pazar/contracts/location-detail';
import { useBeside } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { useTranslation } from '@pazar/shell/translation';
import { InfoCard } from '@pazar/ui/info-card';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { Stack } from '@pazar/ui/record/layout';
import { placeUses } from '../../api/places.ts';
import { OpenNow } from './open-now.tsx';
import { PlaceUses } from './place-uses.tsx';
import { PlaceWarnings } from './place-warnings.tsx';

/** Pixels: a card is about as wide. */
const mapHeight = 200;
/** As many of a kind as a card has lines for. */
const maxNamed = 5;

/** Beside a place: whether it is open, what is amiss, where it is, what is kept and sold there. */
export function PlaceInfo({ place }: { place: LocationDetail }) {
  const { t } = useTranslation('locations');
  const { id, lat, lng, name, warnings } = place;
  const uses = useBeside(placeUses(useHttp(), id));
  return (
    <InfoBar>
      <InfoCard title={t('location.info.open')}>
        <OpenNow hours={place} />
      </InfoCard>
      {warnings.length > 0 && (
        <InfoCard title={t('location.info.warnings')}>
          <PlaceWarnings place={place} />
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
          {uses.data !== undefined && <PlaceUses uses={uses.data} most={maxNamed} />}
        </Stack>
      </InfoCard>
    </InfoBar>
  );
}
