import type { LocationSummary } from '@pazar/contracts/location';
import { formatDistance } from '@pazar/format/distance';
import { areaOf } from '@pazar/geography/areas';
import { membersOf, municipalityName } from '@pazar/geography/municipalities';
import { pinOutside } from '@pazar/geography/pin-outside';
import type { MapArea, MapLink, MapPin } from '@pazar/ui/map/map-content';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { placePin } from '@pazar/section/map/place-pin';
import { codeText } from '../../model/field-texts.ts';
import { useFormatters, type Formatters } from '../../model/use-formatters.ts';
import styles from './case-place.module.css';

/** So tall that the answer is on the same screen. */
const mapHeight = 'clamp(130px, 18dvh, 260px)';

export interface CasePlaceProps {
  /** The one that is looked at. */
  place: LocationSummary;
  /** The agent's other active ones. */
  others: readonly LocationSummary[];
}

/** The place on the map beside the municipality of its address, how far apart they are, and its warnings. */
export function CasePlace({ place, others }: CasePlaceProps) {
  const words = useFormatters();
  const { t, locale } = words;
  const { lat, lng, address, warnings } = place;
  const code = address.municipalityCode;
  const outside = lat === null || lng === null ? null : pinOutside({ lat, lng }, code);
  const content = contentOf(words, place, outside);
  const [warning] = warnings;
  const isFar = outside !== null && warnings.includes('far_from_address');
  return (
    <figure className={styles.place} data-warned={warnings.length > 0}>
      <PlaceMap
        label={t('queue.place')}
        width="100%"
        height={mapHeight}
        {...content}
        pins={[
          ...content.pins,
          ...others.flatMap((other) => placePin(other, { caption: other.name })),
        ]}
      />
      {warning !== undefined && (
        <figcaption className={styles.warning}>
          {isFar ? (
            <>
              <strong>{t('queue.place.far')}</strong>{' '}
              {outside.found === null
                ? t('queue.place.abroad')
                : t('queue.place.lies', {
                    found: municipalityName(outside.found, locale),
                    distance: formatDistance(outside.distanceKm, locale),
                    municipality: municipalityName(code, locale),
                  })}
            </>
          ) : (
            <strong>{warnings.map((one) => codeText(words, one)).join(' · ')}</strong>
          )}
        </figcaption>
      )}
    </figure>
  );
}

interface Content {
  pins: readonly MapPin[];
  areas: readonly MapArea[];
  links: readonly MapLink[];
}

/** A pin that is not where its address is gets a line to there, with the distance. */
function contentOf(
  { t, locale }: Formatters,
  place: LocationSummary,
  outside: ReturnType<typeof pinOutside>,
): Content {
  const { lat, lng, address } = place;
  const members = membersOf(address.municipalityCode);
  const own: MapArea[] = members.map((code) => ({ code, tone: 'info' }));
  const centre = areaOf(members[0] ?? '')?.centre;
  if (outside === null || centre === undefined || lat === null || lng === null) {
    return { pins: placePin(place, { caption: place.name }), areas: own, links: [] };
  }
  const { found, distanceKm } = outside;
  const foundName = found === null ? place.name : municipalityName(found, locale);
  const municipality = municipalityName(address.municipalityCode, locale);
  const label = t('queue.place.address', { municipality });
  return {
    pins: [
      ...placePin(place, { caption: t('queue.place.pin', { municipality: foundName }) }),
      { key: 'address', position: centre, kind: 'dot', tone: 'info', label, caption: label },
    ],
    areas: [...own, ...(found === null ? [] : [{ code: found, tone: 'attention' } as const])],
    links: [
      {
        key: 'apart',
        from: { lat, lng },
        to: centre,
        tone: 'attention',
        label: formatDistance(distanceKm, locale),
      },
    ],
  };
}
