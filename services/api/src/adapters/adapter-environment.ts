import type { BucketSettings } from '@pazar/service/bucket-settings';
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
  PAZAR_SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtps://user:password@mail.example.com',
    })
    .optional(),
  PAZAR_MAIL_FROM: filled,
};

const variablesSchema = z.object(adapterVariables);
type AdapterVariables = z.infer<typeof variablesSchema>;

export interface AdapterSettings {
  shellUrl: string;
  /** Null without a client at Google. */
  google: GoogleSettings | null;
  /** Null writes e-mails to files. */
  smtpUrl: string | null;
  mailFrom: string;
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
  if (variables.PAZAR_SMTP_URL !== undefined && variables.PAZAR_MAIL_FROM === undefined) {
    missing.push(['PAZAR_MAIL_FROM', 'must be set too, such as Pazar <pazar@example.com>']);
  }
  return missing;
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
    smtpUrl: variables.PAZAR_SMTP_URL ?? null,
    mailFrom: variables.PAZAR_MAIL_FROM ?? 'Pazar <pazar@pazar.example>',
  };
}
