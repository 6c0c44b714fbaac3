import type { Position } from '@pazar/geography/position';
import type { ReactNode } from 'react';
import { ElementPin } from './element-pin.tsx';
import { MarkerPin } from './marker-pin.tsx';
import type { ReadyMaps } from './ready-maps.ts';

export interface GooglePinProps {
  maps: ReadyMaps;
  map: google.maps.Map;
  library: google.maps.MarkerLibrary;
  position: Position;
  /** Its name; Google makes the pin a button with it when it can be pressed. */
  title: string;
  /** For the older pins, which look different. */
  mark?: string | undefined;
  onPress?: (() => void) | undefined;
  onMove?: ((position: Position) => void) | undefined;
  /** How it looks. */
  children: ReactNode;
}

/** A pin on Google's map. Newer pins need a map with the id of a style; others have the older ones. */
export function GooglePinOnMap(props: GooglePinProps) {
  const { isAdvancedMarkersAvailable = false } = props.map.getMapCapabilities();
  return isAdvancedMarkersAvailable ? <ElementPin {...props} /> : <MarkerPin {...props} />;
}
