import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('Environment', () => {
  it('has the documented ports when nothing is set', () => {
    expect(readEnvironment({})).toMatchObject({
      PAZAR_SHELL_PORT: 3000,
      PAZAR_ASSET_PORT: 3100,
      PAZAR_API_PORT: 3200,
      PAZAR_RELEASES_PORT: 3300,
      PAZAR_IDENTITY_PORT: 3400,
      PAZAR_METRICS_PORT: 3500,
    });
  });

  it('names a variable that is not right', () => {
    expect(() => readEnvironment({ PAZAR_API_PORT: 'many' })).toThrow('PAZAR_API_PORT=many');
  });
});
