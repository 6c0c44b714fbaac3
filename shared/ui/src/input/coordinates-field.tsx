import { parseCoordinates, writeCoordinates } from '@pazar/geography/coordinates';
import type { Position } from '@pazar/geography/position';
import { useTranslation } from 'react-i18next';
import type { FieldProps, ValueProps } from './field-props.ts';
import { ReadTextField } from './read-text-field.tsx';

export interface CoordinatesFieldProps
  extends FieldProps, ValueProps<Position | null, HTMLInputElement> {}

/** Links of map services that have no numbers: those of Google, Apple and OpenStreetMap. */
const shortLink = /(?:goo\.gl|maps\.apple.*\/p|(?:osm|openstreetmap)\.org\/go)\//i;

const nowhere: Position = { lat: Number.NaN, lng: Number.NaN };

/**
 * A position on earth, typed or pasted: `41.4, 22.6`, degrees with minutes and seconds, a link of
 * Google Maps or OpenStreetMap, a `geo:` URL. Value: degrees (WGS 84) with six decimals, `null`
 * when empty, `NaN` for both while the typed text is not a position, which no schema accepts.
 */
export function CoordinatesField(props: CoordinatesFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <ReadTextField
      {...props}
      read={readPosition}
      unreadable={() => nowhere}
      write={writePosition}
      wrong={(text) =>
        t(shortLink.test(text) ? 'field.coordinates.shortLink' : 'field.coordinates.wrong')
      }
      placeholder="41.404800, 22.663400"
    />
  );
}

/** A draft keeps `NaN` as null. */
function writePosition(position: Position): string {
  const isKnown = Number.isFinite(position.lat) && Number.isFinite(position.lng);
  return isKnown ? writeCoordinates(position) : '';
}

function readPosition(text: string): Position | null | undefined {
  return text.trim() === '' ? null : (parseCoordinates(text) ?? undefined);
}
