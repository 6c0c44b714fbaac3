import type { Position } from '@pazar/geography/position';
import { useTranslation } from '@pazar/shell/translation';
import type { MapProps } from './map-content.ts';
import { PlaceMap } from './place-map.tsx';

export interface PinPickerProps extends Omit<
  MapProps,
  'movable' | 'onChoosePosition' | 'onChooseArea' | 'hint'
> {
  /** What the pin is of, already translated: "The pin of the farm". */
  pinLabel: string;
  /** Null until there is one. */
  position: Position | null;
  /** Called at each step of a move, with at most six decimals of a degree. */
  onChange: (position: Position) => void;
}

/**
 * Sets one position: the first press on the map puts the pin there, pointer or arrow keys move it. Give
 * a field for its coordinates beside it; whoever cannot use a map types or pastes them.
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
