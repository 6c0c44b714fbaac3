import type { MapProps } from './map-content.ts';

/** Specification, business constants: the width and the height of a map, in pixels. */
export const defaultSide = 500;

/** The space of a map: never wider than its place. */
export function mapSize({ width = defaultSide, height = defaultSide }: MapProps) {
  return { width, height, maxWidth: '100%' };
}
