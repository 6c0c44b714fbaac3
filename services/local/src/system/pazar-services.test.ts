import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { claimedPorts, describeServices } from './pazar-services.ts';
import { wherePazarRuns } from './where-pazar-runs.ts';

const claims = (variables: NodeJS.ProcessEnv) =>
  claimedPorts(readEnvironment(variables)).map(({ variable }) => variable);
const seedOf = (variables: NodeJS.ProcessEnv) =>
  describeServices(readEnvironment(variables), 3000).api.variables['PAZAR_SEED'];
const edgeSeedOf = (variables: NodeJS.ProcessEnv) =>
  describeServices(readEnvironment(variables), 3000).edge.variables['PAZAR_SEED'];
const said = (variables: NodeJS.ProcessEnv) =>
  wherePazarRuns('http://127.0.0.1:3000/', readEnvironment(variables));

const services = (variables: NodeJS.ProcessEnv) =>
  describeServices(readEnvironment(variables), 3000);
const googleOf = (variables: Record<string, string> = {}) =>
  Object.entries(variables).filter(([name]) => name.startsWith('PAZAR_GOOGLE_'));

describe('The default set-up', () => {
  it('keeps compiled code in the folder that the operator names', () => {
    const { api } = services({ NODE_COMPILE_CACHE: '/var/cache/node' });
    expect(api.variables).toMatchObject({ NODE_COMPILE_CACHE: '/var/cache/node' });
  });

  it('plays Google on a separate port, and says so', () => {
    expect(claims({ PAZAR_IDENTITY_PORT: '4400' })).toContain('PAZAR_IDENTITY_PORT');
    expect(said({ PAZAR_IDENTITY_PORT: '4400' })).toContain(
      'Google is played on this machine (port 4400)',
    );
    const { api, identity } = services({ PAZAR_IDENTITY_PORT: '4400' });
    expect(googleOf(api.variables)).toContainEqual([
      'PAZAR_GOOGLE_ISSUER',
      'http://127.0.0.1:4400',
    ]);
    // It knows the API by the same client and secret.
    expect(googleOf(identity?.variables)).toEqual(googleOf(api.variables));
  });

  it.each([
    { PAZAR_GOOGLE_CLIENT_ID: 'pazar' },
    { PAZAR_SEED: 'off' },
    { DATABASE_URL: 'postgres://db/pazar' },
  ])('plays no Google with %j', (variables) => {
    expect(claims(variables)).not.toContain('PAZAR_IDENTITY_PORT');
    expect(said(variables)).not.toContain('Google');
    expect(services(variables).identity).toBeNull();
    expect(googleOf(services(variables).api.variables)).toEqual([]);
  });

  it('has the demo accounts, and names them', () => {
    expect(seedOf({})).toBe('on');
    expect(edgeSeedOf({})).toBe('on');
    expect(said({})).toContain('pazar-demo');
  });

  it("names the operator's address on the contact page, and an example in the demo", () => {
    const contact = (variables: NodeJS.ProcessEnv) =>
      services(variables).edge.variables['PAZAR_CONTACT_EMAIL'];
    expect(contact({})).toBe('help@pazar.example');
    expect(contact({ PAZAR_CONTACT_EMAIL: 'pomos@farm.mk' })).toBe('pomos@farm.mk');
    expect(contact({ PAZAR_SEED: 'off' })).toBeUndefined();
  });

  it.each([
    { PAZAR_SEED: 'off' },
    { DATABASE_URL: 'postgres://db/pazar' },
    { PAZAR_SHELL_URL: 'https://pazar.example.com' },
  ])('has no demo accounts with %j', (variables) => {
    expect(seedOf(variables)).toBe('off');
    expect(edgeSeedOf(variables)).toBe('off');
    expect(said(variables)).not.toContain('pazar-demo');
  });

  it('says where e-mails are kept while there is no mail server', () => {
    expect(said({})).toContain('outbox');
    expect(said({ PAZAR_SMTP_URL: 'smtp://127.0.0.1' })).not.toContain('outbox');
  });
});
