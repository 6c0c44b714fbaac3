import type { LocationSummary } from '@pazar/contracts/location';
import type { LocationWarning } from '@pazar/contracts/location-warning';
import { formatDistance } from '@pazar/format/distance';
import { municipalityName } from '@pazar/geography/municipalities';
import { pinOutside } from '@pazar/geography/pin-outside';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { TextLink } from '@pazar/ui/text-link';

/** What may be done about each, and where in the form. Where two facts differ either may be right. */
const fixes = {
  no_position: [{ key: 'no_position', at: 'lat' }],
  outside_country: [{ key: 'outside_country', at: 'lat' }],
  far_from_address: [
    { key: 'pin_moves', at: 'lat' },
    { key: 'pin_is_right', at: 'address.municipalityCode' },
  ],
  no_hours: [{ key: 'no_hours', at: 'openingHours' }],
  never_open: [{ key: 'never_open', at: 'openingHours' }],
} as const satisfies Record<LocationWarning, readonly { key: string; at: string }[]>;

type Warned = Pick<LocationSummary, 'id' | 'warnings' | 'address' | 'lat' | 'lng'>;

/** The warnings of a location, each with its cause and links to the fields that correct it. */
export function LocationWarnings({ location }: { location: Warned }) {
  const { t } = useTranslation('locations');
  const { id, warnings } = location;
  const far = useFarText(location);
  const details: Partial<Record<LocationWarning, string | undefined>> = {
    no_position: t('location.warningDetail.no_position'),
    far_from_address: far,
  };
  return (
    <InfoLines>
      {warnings.map((warning) => (
        <InfoLine
          key={warning}
          tone="attention"
          name={t(`location.warning.${warning}`)}
          detail={details[warning]}
        >
          {fixes[warning].map(({ key, at }) => (
            <TextLink key={key} to={`/location/${id}/edit#${at}`}>
              {t(`location.fix.${key}`)}
            </TextLink>
          ))}
        </InfoLine>
      ))}
    </InfoLines>
  );
}

/** In which municipality the pin is, and how far from that of its address; undefined where neither is known. */
function useFarText({ address, lat, lng }: Warned): string | undefined {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const outside =
    lat === null || lng === null ? null : pinOutside({ lat, lng }, address.municipalityCode);
  if (outside === null || outside.found === null) return undefined;
  return t('location.warningDetail.far_from_address', {
    found: municipalityName(outside.found, locale),
    distance: formatDistance(outside.distanceKm, locale),
    name: municipalityName(address.municipalityCode, locale),
  });
}
