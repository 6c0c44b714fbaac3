import type { RuntimeConfig } from '@pazar/contracts/releases/runtime-config';
import { describe, expect, it } from 'vitest';
import { tokenOrigins } from './http-options.ts';

const config: RuntimeConfig = {
  api: `${location.origin}/api`,
  dataStore: null,
  mapsKey: null,
  discovery: `${location.origin}/releases/discovery.json`,
  trustedKeys: [{ keyId: 'k1', publicKey: 'A'.repeat(43) }],
  assetOrigins: ['https://assets.example'],
};

describe('tokenOrigins', () => {
  it("is the shell's own origin, the API's and the data store's, each once", () => {
    expect(tokenOrigins(config)).toEqual([location.origin]);
    expect(
      tokenOrigins({ ...config, api: 'https://api.example/v2', dataStore: 'https://data.example' }),
    ).toEqual([location.origin, 'https://api.example', 'https://data.example']);
  });

  it('is never the origin that builds come from', () => {
    expect(tokenOrigins(config)).not.toContain('https://assets.example');
  });
});
