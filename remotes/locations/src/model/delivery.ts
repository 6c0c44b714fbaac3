import type { ServiceArea } from '@pazar/contracts/location-input';

/** What an agent has entered of a delivery area, of whatever kind it is now. */
export interface Delivery {
  readonly radiusKm: number;
  readonly codes: readonly string[];
}

export const deliveryKinds = ['NONE', 'RADIUS', 'MUNICIPALITIES', 'BOTH'] as const;

/** Kilometres that a new delivery area starts with. */
const usualRadiusKm = 20;

export function deliveryOf(area: ServiceArea): Delivery {
  return {
    radiusKm: 'radiusKm' in area ? area.radiusKm : usualRadiusKm,
    codes: 'codes' in area ? area.codes : [],
  };
}

/** An area of another kind, of what was entered before. */
export function areaOfKind(type: ServiceArea['type'], { radiusKm, codes }: Delivery): ServiceArea {
  const list = [...codes];
  switch (type) {
    case 'NONE':
      return { type };
    case 'RADIUS':
      return { type, radiusKm };
    case 'MUNICIPALITIES':
      return { type, codes: list };
    case 'BOTH':
      return { type, radiusKm, codes: list };
  }
}
