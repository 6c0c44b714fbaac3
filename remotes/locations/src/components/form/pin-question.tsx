import type { LocationInput } from '@pazar/contracts/location-input';
import { formatDistance } from '@pazar/format/distance';
import { writeCoordinates } from '@pazar/geography/coordinates';
import { municipalitiesNear } from '@pazar/geography/municipalities-within';
import { municipalityName } from '@pazar/geography/municipalities';
import { municipalityAt } from '@pazar/geography/municipality-at';
import { pinOutside } from '@pazar/geography/pin-outside';
import { type PinWarning, pinWarning } from '@pazar/geography/pin-warning';
import type { Position } from '@pazar/geography/position';
import { settlementOf } from '@pazar/geography/settlement-of';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Note } from '@pazar/ui/note';
import { Row } from '@pazar/ui/layout';
import { seatOf } from '../../model/seat-of.ts';
import type { LocationForm } from './location-fields.ts';
import { movePin } from './take-place.ts';

interface PinQuestionProps {
  form: LocationForm;
  position: Position | null;
  address: LocationInput['address'];
  /** Latitude and longitude were the wrong way round: the pin as it is then. */
  onSwap: (position: Position) => void;
}

/** Where pin and address do not agree: asks which of the two is to follow the other. */
export function PinQuestion({ form, position, address, onSwap }: PinQuestionProps) {
  const warning = position === null ? null : pinWarning(position, address);
  if (position === null || warning === null || warning === 'no_position') return null;
  const code = address.municipalityCode;
  const swapped = { lat: position.lng, lng: position.lat };
  if (warning === 'outside_country' && municipalityAt(swapped) !== null) {
    return <SwapQuestion position={swapped} onSwap={onSwap} />;
  }
  return <Question form={form} position={position} code={code} warning={warning} />;
}

interface SwapQuestionProps {
  /** In the country, once latitude and longitude are swapped. */
  position: Position;
  onSwap: (position: Position) => void;
}

function SwapQuestion({ position, onSwap }: SwapQuestionProps) {
  const { t } = useTranslation('locations');
  return (
    <Note
      tone="attention"
      isAnnounced
      title={t('location.question.swappedTitle')}
      detail={t('location.question.swapped')}
    >
      <Button onClick={() => onSwap(position)}>
        {t('location.question.swap', { position: writeCoordinates(position) })}
      </Button>
    </Note>
  );
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
  // Near a border it may be in one of several: the agent chooses, not the map.
  const near = municipalitiesNear(position).map((one) => one.code);
  const candidates = near.length > 0 || found === null ? near : [found];
  const seat = seatOf(code);
  const settlement = settlementOf(code, locale);
  const name = municipalityName(code, locale);
  const names = candidates.map((one) => municipalityName(one, locale));
  const distance = formatDistance(distanceKm, locale);
  return (
    <Note
      tone="attention"
      isAnnounced
      title={t(`location.warning.${warning}`)}
      detail={t(names.length === 0 ? 'location.question.abroad' : 'location.question.detail', {
        found: names.join(' / '),
        name,
        distance,
      })}
    >
      <Row>
        {seat !== null && (
          <Button onClick={() => movePin(form, seat, 'ADDRESS')}>
            {t('location.question.movePin', { name: settlement })}
          </Button>
        )}
        {candidates.map((one) => (
          <Button key={one} onClick={() => form.set('address.municipalityCode', one)}>
            {t('location.question.changeAddress', { name: municipalityName(one, locale) })}
          </Button>
        ))}
      </Row>
    </Note>
  );
}
