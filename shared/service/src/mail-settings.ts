import { z } from 'zod';

/** The variables of the mail server. */
export const mailVariables = {
  PAZAR_SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtps://user:password@mail.example.com',
    })
    .optional(),
  PAZAR_MAIL_FROM: z.string().optional(),
};

interface MailVariables {
  PAZAR_SMTP_URL?: string | undefined;
  PAZAR_MAIL_FROM?: string | undefined;
}

/** Where e-mails are sent. */
export interface MailSettings {
  /** Null writes e-mails to files. */
  smtpUrl: string | null;
  mailFrom: string;
}

/** A mail server needs a sender; answers what is missing. */
export function mailFaults(variables: MailVariables): [name: string, message: string][] {
  const isMissing =
    variables.PAZAR_SMTP_URL !== undefined && variables.PAZAR_MAIL_FROM === undefined;
  return isMissing
    ? [['PAZAR_MAIL_FROM', 'must be set too, such as Pazar <pazar@example.com>']]
    : [];
}

export function mailSettings(variables: MailVariables): MailSettings {
  return {
    smtpUrl: variables.PAZAR_SMTP_URL ?? null,
    mailFrom: variables.PAZAR_MAIL_FROM ?? 'Pazar <pazar@pazar.example>',
  };
}
