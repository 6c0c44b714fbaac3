import type { BucketSettings } from '@pazar/service/bucket-settings';
import {
  mailFaults,
  mailSettings,
  mailVariables,
  type MailSettings,
} from '@pazar/service/mail-settings';
import { portVariable } from '@pazar/service/environment';
import { z } from 'zod';
import type { GoogleSettings } from './google-provider.ts';

const filled = z.string().optional();

/** The variables of the systems around the service. */
export const adapterVariables = {
  PAZAR_SHELL_PORT: portVariable(3000),
  PAZAR_SHELL_URL: z
    .url({ protocol: /^https?$/, error: 'must be an origin such as https://pazar.example.com' })
    .optional(),
  PAZAR_GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://accounts.google.com' })
    .default('https://accounts.google.com'),
  PAZAR_GOOGLE_CLIENT_ID: filled,
  PAZAR_GOOGLE_CLIENT_SECRET: filled,
  ...mailVariables,
};

const variablesSchema = z.object(adapterVariables);
type AdapterVariables = z.infer<typeof variablesSchema>;

export interface AdapterSettings extends MailSettings {
  shellUrl: string;
  /** Null without a client at Google. */
  google: GoogleSettings | null;
  /** Null stores images as files. */
  bucket: BucketSettings | null;
}

/** Variables that must be set together; the message for each missing one. */
export function missingVariables(variables: AdapterVariables): [name: string, message: string][] {
  const { PAZAR_GOOGLE_CLIENT_ID: id, PAZAR_GOOGLE_CLIENT_SECRET: secret } = variables;
  const missing: [string, string][] = [];
  if ((id === undefined) !== (secret === undefined)) {
    const name = id === undefined ? 'PAZAR_GOOGLE_CLIENT_ID' : 'PAZAR_GOOGLE_CLIENT_SECRET';
    missing.push([name, 'must be set too: Google sign-in needs the client id and its secret']);
  }
  return [...missing, ...mailFaults(variables)];
}

export function adapterSettings(variables: AdapterVariables): Omit<AdapterSettings, 'bucket'> {
  const { PAZAR_GOOGLE_CLIENT_ID: clientId, PAZAR_GOOGLE_CLIENT_SECRET: clientSecret } = variables;
  const shellUrl = variables.PAZAR_SHELL_URL ?? `http://127.0.0.1:${variables.PAZAR_SHELL_PORT}`;
  return {
    shellUrl: new URL(shellUrl).origin,
    google:
      clientId === undefined || clientSecret === undefined
        ? null
        : { issuer: variables.PAZAR_GOOGLE_ISSUER, clientId, clientSecret },
    ...mailSettings(variables),
  };
}
