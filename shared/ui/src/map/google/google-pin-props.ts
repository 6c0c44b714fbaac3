import type { Position } from '@pazar/geography/position';
import type { ReactNode } from 'react';
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
