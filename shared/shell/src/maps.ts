/// <reference types="google.maps" />
import type { ComponentType, ReactNode } from 'react';
import { useShell } from './context.ts';

export interface MapProps {
  /** Name for screen readers, already translated. */
  label: string;
  /** In degrees; by default the middle of Macedonia. */
  center?: google.maps.LatLngLiteral;
  /** Default 17, a street. */
  zoom?: number;
  /** CSS length or pixels; default 500, and never wider than its place. */
  width?: number | string;
  /** CSS length or pixels; default 500. */
  height?: number | string;
  /** Further options of Google's map; read once. */
  options?: google.maps.MapOptions;
  /** Hands over Google's own map once it is drawn, for markers and listeners. */
  onReady?: (map: google.maps.Map) => void;
  /** The map's content; rendered once it is drawn. */
  children?: ReactNode;
}

/**
 * The state of Google Maps.
 * - `absent`: no key is configured, and nothing was requested. Omit the map.
 * - `loading`: not loaded yet; `failed`: rejected, unreachable or too late. Work without it.
 * - `ready`: `google` is Google's namespace, with the places library.
 *
 * `Map` may be rendered in every state: it reserves its space while loading, and is empty when it is
 * absent or failed. The console has the failure; `PlaceMap` of the design system draws its sketch.
 */
export type Maps = { readonly Map: ComponentType<MapProps> } & (
  | { readonly state: 'absent' | 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly google: typeof google }
);

/** Renders again when the state changes. */
export function useMaps(): Maps {
  return useShell().maps;
}
