import { describe, expect, it } from 'vitest';
import { pinWarning } from './pin-warning.ts';

const kuklish = { lat: 41.4048, lng: 22.6634 };
const strumica = { country: 'MK', municipalityCode: 'MK-410' };

describe('A pin', () => {
  it.each([
    ['that is missing', null, strumica, 'no_position'],
    ['in Thessaloniki', { lat: 40.64, lng: 22.94 }, strumica, 'outside_country'],
    ['in Bulgaria, near the border', { lat: 41.6, lng: 23.05 }, strumica, 'far_from_address'],
    ['in the municipality of its address', kuklish, strumica, null],
    ['40 km from it', kuklish, { country: 'MK', municipalityCode: 'MK-405' }, 'far_from_address'],
    ['of an address abroad', kuklish, { country: 'GR', municipalityCode: 'MK-405' }, null],
    ['of a municipality that is none', kuklish, { ...strumica, municipalityCode: 'MK-999' }, null],
  ] as const)('%s', (...[, position, address, warning]) => {
    expect(pinWarning(position, address)).toBe(warning);
  });
});
