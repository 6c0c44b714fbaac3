import type { Position } from '@pazar/geography/position';
import { useTranslation } from 'react-i18next';
import type { MapProps } from './map-content.ts';
import { PlaceMap } from './place-map.tsx';

export interface PinPickerProps extends Omit<
  MapProps,
  'movable' | 'onChoosePosition' | 'onChooseArea' | 'hint'
> {
  /** The pin's subject, already translated: "The pin of the farm". */
  pinLabel: string;
  /** Null until it is set. */
  position: Position | null;
  /** Called at each step of a move, with at most six decimals of a degree. */
  onChange: (position: Position) => void;
}

/**
 * Sets one position: the first press on the map places the pin, pointer or arrow keys move it. Put
 * a coordinates field beside it; people who cannot use a map type or paste them.
 */
export function PinPicker({ pinLabel, position, onChange, ...map }: PinPickerProps) {
  const { t } = useTranslation('shell');
  return position === null ? (
    <PlaceMap {...map} hint={t('map.putPin')} onChoosePosition={onChange} />
  ) : (
    <PlaceMap
      {...map}
      hint={t('map.movePin')}
      movable={{ position, label: pinLabel, onMove: onChange }}
    />
  );
}
