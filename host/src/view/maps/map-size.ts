import type { MapProps } from '@pazar/shell/maps';

/** Specification, business constants. */
const side = 500;

/** The place that a map takes, before it is there and after. */
export function mapSize({ width = side, height = side }: Pick<MapProps, 'width' | 'height'>) {
  return { width, height, maxWidth: '100%' };
}
