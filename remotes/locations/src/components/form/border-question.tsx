import type { LocationInput } from '@pazar/contracts/location-input';
import { formatDistance } from '@pazar/format/distance';
import { municipalitiesNear } from '@pazar/geography/municipalities-within';
import { municipalityName } from '@pazar/geography/municipalities';
import type { Position } from '@pazar/geography/position';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Note } from '@pazar/ui/note';
import { Row } from '@pazar/ui/layout';
import type { LocationForm } from './location-fields.ts';
import { takeMunicipality } from './take-place.ts';

interface BorderQuestionProps {
  form: LocationForm;
  position: Position | null;
  address: LocationInput['address'];
}

/** Near a border: asks in which municipality a pin is, while the address has none. */
export function BorderQuestion({ form, position, address }: BorderQuestionProps) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const near = position === null ? [] : municipalitiesNear(position);
  const [first, second] = near;
  if (first === undefined || second === undefined || address.municipalityCode !== '') return null;
  return (
    <Note
      isAnnounced
      title={t('location.border.title', { name: municipalityName(first.code, locale) })}
      detail={t('location.border.detail', {
        name: municipalityName(second.code, locale),
        distance: formatDistance(second.distanceKm, locale),
      })}
    >
      <Row>
        {near.map(({ code }) => (
          <Button key={code} onClick={() => takeMunicipality(form, code, address)}>
            {municipalityName(code, locale)}
          </Button>
        ))}
      </Row>
    </Note>
  );
}
