/// <reference types="google.maps" />
import type { ComponentType, ReactNode } from 'react';

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
  /** The map's content, such as `MapComponents`; rendered once it is drawn. */
  children?: ReactNode;
}

/**
 * Shapes and pins for the children of `Map`: the components of `@react-google-maps/api`. Keep the
 * identity of values that stay the same: the library applies each new object.
 */
export interface MapComponents {
  Polygon: ComponentType<{
    paths: google.maps.LatLngLiteral[][];
    options: google.maps.PolygonOptions;
  }>;
  Polyline: ComponentType<{
    path: google.maps.LatLngLiteral[];
    options: google.maps.PolylineOptions;
  }>;
  Circle: ComponentType<{
    center: google.maps.LatLngLiteral;
    /** Metres. */
    radius: number;
    options: google.maps.CircleOptions;
  }>;
  Marker: ComponentType<{
    position: google.maps.LatLngLiteral;
    options: { title: string; clickable: boolean; draggable: boolean; label?: string };
    onClick?: () => void;
    onDrag?: (event: google.maps.MapMouseEvent) => void;
  }>;
}

/**
 * The state of Google Maps.
 * - `absent`: no key is configured, and nothing was requested. Omit the map.
 * - `loading`: not loaded yet; `failed`: rejected, unreachable or too late. Work without it.
 * - `ready`: `google` is Google's namespace, with the places library; `components` draw on `Map`.
 *
 * `Map` may be rendered in every state: it reserves its space while loading, and is empty when it is
 * absent or failed. The console has the failure; `PlaceMap` of the design system draws its sketch.
 */
export type Maps = { readonly Map: ComponentType<MapProps> } & (
  | { readonly state: 'absent' | 'loading' | 'failed' }
  | {
      readonly state: 'ready';
      readonly google: typeof google;
      readonly components: MapComponents;
    }
);
