import { locationLimits } from '@pazar/contracts/location-fields';
import type { ServiceArea } from '@pazar/contracts/location-input';

/** What an agent has entered of a delivery area, of whatever kind it is now. */
export interface Delivery {
  readonly radiusKm: number;
  readonly codes: readonly string[];
  readonly except: readonly string[];
}

export const deliveryKinds = ['NONE', 'RADIUS', 'MUNICIPALITIES', 'BOTH'] as const;

/** Kilometres that a new delivery area starts with. */
const usualRadiusKm = 20;

const nothingEntered: Delivery = { radiusKm: usualRadiusKm, codes: [], except: [] };

/** What an area says, and of other kinds what was entered before. */
export function deliveryOf(area: ServiceArea, before: Delivery = nothingEntered): Delivery {
  return {
    radiusKm: 'radiusKm' in area ? area.radiusKm : before.radiusKm,
    codes: 'codes' in area ? area.codes : before.codes,
    except: area.type === 'RADIUS' ? leftOutOf(area) : before.except,
  };
}

/** Whether a radius is one: nothing else is drawn or said. */
export function isReadable(area: ServiceArea): boolean {
  if (!('radiusKm' in area)) return true;
  const { min, max } = locationLimits.radiusKm;
  return area.radiusKm >= min && area.radiusKm <= max;
}

/** The municipalities that an area leaves out though they are within its radius. */
export function leftOutOf(area: ServiceArea): readonly string[] {
  return (area.type === 'RADIUS' && area.except) || [];
}

/** An area of another kind, of what was entered before. */
export function areaOfKind(
  type: ServiceArea['type'],
  { radiusKm, codes, except }: Delivery,
): ServiceArea {
  const list = [...codes];
  switch (type) {
    case 'NONE':
      return { type };
    case 'RADIUS':
      return { type, radiusKm, ...(except.length > 0 && { except: [...except] }) };
    case 'MUNICIPALITIES':
      return { type, codes: list };
    case 'BOTH':
      return { type, radiusKm, codes: list };
  }
}
