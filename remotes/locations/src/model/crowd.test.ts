import { aLocation } from '@pazar/testing/builders';
import { describe, expect, it } from 'vitest';
import { crowdOf } from './crowd.ts';

const at = (lat: number | null, lng: number | null, municipalityCode = 'MK-410') =>
  aLocation({ lat, lng, address: { ...aLocation().address, municipalityCode } });

describe('crowdOf', () => {
  it('finds the locations that lie near each other, and the municipality of most', () => {
    const near = [at(41.44, 22.64), at(41.41, 22.66), at(41.44, 22.73, 'MK-402')];
    const crowd = crowdOf([at(42, 21.43, 'MK-801'), ...near, at(null, null)]);
    expect(crowd?.ids).toEqual(new Set(near.map(({ id }) => id)));
    expect(crowd?.municipalityCode).toBe('MK-410');
  });

  it('is none for locations that are far from each other, or not on the map', () => {
    expect(crowdOf([at(42, 21.43), at(41.44, 22.64), at(null, null)])).toBeNull();
  });
});
