import type { LocationSummary } from '@pazar/contracts/location';
import type { LocationWarning } from '@pazar/contracts/location-warning';
import { useTranslation } from 'react-i18next';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { TextLink } from '@pazar/ui/text-link';

/** Where each is fixed in the form. */
const anchors: Readonly<Record<LocationWarning, string>> = {
  no_position: 'lat',
  outside_country: 'lat',
  far_from_address: 'lat',
  no_hours: 'openingHours',
  never_open: 'openingHours',
};

/** The warnings of a location, each with a link to its field. */
export function LocationWarnings({
  location: { id, warnings },
}: {
  location: Pick<LocationSummary, 'id' | 'warnings'>;
}) {
  const { t } = useTranslation('locations');
  return (
    <InfoLines>
      {warnings.map((warning) => (
        <InfoLine key={warning} tone="attention" name={t(`location.warning.${warning}`)}>
          <TextLink to={`/location/${id}/edit#${anchors[warning]}`}>
            {t(`location.fix.${warning}`)}
          </TextLink>
        </InfoLine>
      ))}
    </InfoLines>
  );
}
