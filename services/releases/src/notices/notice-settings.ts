import {
  mailFaults,
  mailSettings,
  mailVariables,
  type MailSettings,
} from '@pazar/service/mail-settings';
import { z } from 'zod';
import type { Channel } from '../domain/notice-api.ts';

/** 24 to 64 bytes, as Standard Webhooks says. */
const secretPattern = /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/;

/** The variables of what operators are notified outside of Pazar. */
export const noticeVariables = z
  .object({
    PAZAR_NOTIFY_WEBHOOK: z
      .url({
        protocol: /^https?$/,
        error: 'must be an address such as https://hooks.example.com/pazar',
      })
      .optional(),
    PAZAR_NOTIFY_SECRET: z
      .string()
      .regex(secretPattern, 'must be whsec_ and 24 to 64 random bytes in base64')
      .optional(),
    PAZAR_NOTIFY_MAIL: z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(
        z
          .array(z.email())
          .min(1)
          .catch(() => []),
      )
      .refine((addresses) => addresses.length > 0, {
        error: 'must be e-mail addresses such as ops@example.com, separated by commas',
      })
      .optional(),
    ...mailVariables,
  })
  .check(({ value, issues }) => {
    const { PAZAR_NOTIFY_WEBHOOK: webhook, PAZAR_NOTIFY_SECRET: secret } = value;
    const needsSecret = webhook !== undefined && secret === undefined;
    for (const [name, message] of [
      ...(needsSecret
        ? [['PAZAR_NOTIFY_SECRET', 'must be set too: PAZAR_NOTIFY_WEBHOOK is'] as const]
        : []),
      ...mailFaults(value),
    ]) {
      issues.push({ code: 'custom', message, path: [name], input: undefined });
    }
  });

/** Where notices go. */
export interface NoticeSettings {
  webhook: { url: string; secret: string } | null;
  mail: (MailSettings & { to: readonly string[] }) | null;
}

/** The settings of an installation that tells nobody. */
export const noNotices: NoticeSettings = { webhook: null, mail: null };

export function noticeSettings(variables: z.infer<typeof noticeVariables>): NoticeSettings {
  const {
    PAZAR_NOTIFY_WEBHOOK: url,
    PAZAR_NOTIFY_SECRET: secret,
    PAZAR_NOTIFY_MAIL: to,
  } = variables;
  return {
    webhook: url === undefined || secret === undefined ? null : { url, secret },
    mail: to === undefined ? null : { ...mailSettings(variables), to },
  };
}

/** The channels that are configured. */
export function channelsOf({ webhook, mail }: NoticeSettings): Channel[] {
  return [...(webhook ? (['webhook'] as const) : []), ...(mail ? (['mail'] as const) : [])];
}
