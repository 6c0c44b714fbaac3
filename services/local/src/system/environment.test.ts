import { describe, expect, it } from 'vitest';
import { Failure } from '../command/failure.ts';
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

  it('takes an empty variable for one that is not set, as the services do', () => {
    const empty = { PAZAR_API_PORT: '', PAZAR_HOME: '', PAZAR_GOOGLE_CLIENT_ID: '' };
    expect(readEnvironment(empty)).toEqual(readEnvironment({}));
  });

  it('is refused with one line for each variable that is wrong, without its value', () => {
    const wrong = { PAZAR_API_PORT: 'many', PAZAR_EDGE_PORT: '70000' };
    expect(() => readEnvironment(wrong)).toThrow(
      new Failure(
        'PAZAR_EDGE_PORT must be a port from 1 to 65535, such as 3001.\n' +
          'PAZAR_API_PORT must be a port from 1 to 65535, such as 3200.',
      ),
    );
  });
});
