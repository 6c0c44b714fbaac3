import { describe, expect, it } from 'vitest';
import { announcement } from './announce.ts';
import { readEnvironment } from './environment.ts';
import { claimedPorts } from './pazar-services.ts';

const claims = (variables: NodeJS.ProcessEnv) =>
  claimedPorts(readEnvironment(variables)).map(({ variable }) => variable);
const said = (variables: NodeJS.ProcessEnv) =>
  announcement('http://127.0.0.1:3000/', readEnvironment(variables));

describe('The default set-up', () => {
  it('plays Google on a port of its own, and says so', () => {
    expect(claims({ PAZAR_IDENTITY_PORT: '4400' })).toContain('PAZAR_IDENTITY_PORT');
    expect(said({ PAZAR_IDENTITY_PORT: '4400' })).toContain(
      'Google is played on this machine (port 4400)',
    );
  });

  it.each([{ PAZAR_GOOGLE_CLIENT_ID: 'pazar' }, { PAZAR_SEED: 'off' }, { NODE_ENV: 'production' }])(
    'plays no Google with %j',
    (variables) => {
      expect(claims(variables)).not.toContain('PAZAR_IDENTITY_PORT');
      expect(said(variables)).not.toContain('Google');
    },
  );

  it('says where e-mails are kept while there is no mail server', () => {
    expect(said({})).toContain('outbox');
    expect(said({ PAZAR_SMTP_URL: 'smtp://127.0.0.1' })).not.toContain('outbox');
  });
});
