import type { LocationInput } from '@pazar/contracts/location-input';
import { formatDistance } from '@pazar/format/distance';
import { areaOf } from '@pazar/geography/areas';
import { municipalityName } from '@pazar/geography/municipalities';
import { pinOutside } from '@pazar/geography/pin-outside';
import { pinWarning } from '@pazar/geography/pin-warning';
import type { Position } from '@pazar/geography/position';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { Row } from '@pazar/ui/record/layout';
import { StatusPanel } from '@pazar/ui/status-panel';
import type { PlaceForm } from './place-fields.ts';
import { movePin } from './take-place.ts';

interface PinQuestionProps {
  form: PlaceForm;
  position: Position | null;
  address: LocationInput['address'];
}

/** Where pin and address do not agree: asks which of the two is to follow the other. */
export function PinQuestion({ form, position, address }: PinQuestionProps) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const warning = position === null ? null : pinWarning(position, address);
  if (position === null || warning === null || warning === 'no_position') return null;
  const { municipalityCode: code } = address;
  const outside = pinOutside(position, code);
  const found = outside?.found ?? null;
  const centre = areaOf(code)?.centre;
  const name = municipalityName(code, locale);
  return (
    <StatusPanel
      title={t(`location.warning.${warning}`)}
      tone="attention"
      icon="warning"
      announce="status"
      detail={t(found === null ? 'location.question.abroad' : 'location.question.detail', {
        found: found === null ? '' : municipalityName(found, locale),
        name,
        distance: formatDistance(outside?.distanceKm ?? 0, locale),
      })}
    >
      <Row>
        {centre !== undefined && (
          <Button onClick={() => movePin(form, centre, 'ADDRESS')}>
            {t('location.question.movePin', { name })}
          </Button>
        )}
        {found !== null && (
          <Button onClick={() => form.set('address.municipalityCode', found)}>
            {t('location.question.changeAddress', { name: municipalityName(found, locale) })}
          </Button>
        )}
      </Row>
    </StatusPanel>
  );
}
