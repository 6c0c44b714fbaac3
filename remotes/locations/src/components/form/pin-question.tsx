import type { LocationInput } from '@pazar/contracts/location-input';
import { formatDistance } from '@pazar/format/distance';
import { areaOf } from '@pazar/geography/areas';
import { municipalityName } from '@pazar/geography/municipalities';
import { pinOutside } from '@pazar/geography/pin-outside';
import { type PinWarning, pinWarning } from '@pazar/geography/pin-warning';
import type { Position } from '@pazar/geography/position';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Row } from '@pazar/ui/record/layout';
import { StatusPanel } from '@pazar/ui/status-panel';
import type { LocationForm } from './location-fields.ts';
import { movePin } from './take-place.ts';

interface PinQuestionProps {
  form: LocationForm;
  position: Position | null;
  address: LocationInput['address'];
}

/** Where pin and address do not agree: asks which of the two is to follow the other. */
export function PinQuestion({ form, position, address }: PinQuestionProps) {
  const warning = position === null ? null : pinWarning(position, address);
  if (position === null || warning === null || warning === 'no_position') return null;
  const code = address.municipalityCode;
  return <Question form={form} position={position} code={code} warning={warning} />;
}

interface QuestionProps {
  form: LocationForm;
  position: Position;
  code: string;
  warning: Exclude<PinWarning, 'no_position'>;
}

function Question({ form, position, code, warning }: QuestionProps) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { found = null, distanceKm = 0 } = pinOutside(position, code) ?? {};
  const centre = areaOf(code)?.centre;
  const name = municipalityName(code, locale);
  const foundName = found === null ? '' : municipalityName(found, locale);
  const distance = formatDistance(distanceKm, locale);
  return (
    <StatusPanel
      title={t(`location.warning.${warning}`)}
      tone="attention"
      icon="warning"
      announce="status"
      detail={t(found === null ? 'location.question.abroad' : 'location.question.detail', {
        found: foundName,
        name,
        distance,
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
            {t('location.question.changeAddress', { name: foundName })}
          </Button>
        )}
      </Row>
    </StatusPanel>
  );
}
