import path from 'node:path';
import type { Environment } from './environment.ts';
import { isDemo, playsGoogle } from './pazar-services.ts';

/** Accounts of the seed, with their password; they exist in the demo data alone. */
const accounts = [
  ['producer', 'a verified producer'],
  ['seller', 'a seller who is not verified yet'],
  ['manager', 'the management'],
  ['consumer', 'a consumer'],
] as const;

/** The last lines of a start: the URL of Pazar, the accounts, and the folder of e-mails. */
export function wherePazarRuns(address: string, environment: Environment): string {
  const outbox = path.join(environment.PAZAR_HOME, 'outbox');
  const google = `  Google is played on this machine (port ${environment.PAZAR_IDENTITY_PORT}), for these accounts.`;
  const logIn = [
    '  Log in with the password pazar-demo as',
    ...accounts.map(([name, who]) => `    ${name.padEnd(10)} ${who}`),
    '',
  ];
  return [
    '',
    `  Pazar is at ${address}`,
    '',
    ...(isDemo(environment) ? logIn : []),
    ...(playsGoogle(environment) ? [google] : []),
    ...(environment.PAZAR_SMTP_URL === undefined ? [`  E-mails are kept in ${outbox}`] : []),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
