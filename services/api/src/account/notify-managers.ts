import type { Locale } from '@pazar/contracts/locale';
import type { Database } from '../database/database.ts';
import { and, arrayContains, eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import type { MailKind, MailTexts } from '../mail/mail-texts.ts';
import type { Mailer } from '../mail/mailer.ts';

/** Sends an e-mail to every manager at work, in the language of each. Call it after the commit. */
export async function notifyManagers<Kind extends MailKind>(
  { database, mailer }: { database: Database; mailer: Mailer },
  kind: Kind,
  values: (locale: Locale) => Parameters<MailTexts[Kind]>,
): Promise<void> {
  const managers = await database
    .select({ email: agents.email, locale: agents.locale })
    .from(agents)
    .where(
      and(arrayContains(agents.roles, ['ROLE_MANAGEMENT']), eq(agents.accountStatus, 'ACTIVE')),
    );
  for (const { email, locale } of managers) {
    if (email !== null) mailer.send(kind, { email, locale }, ...values(locale));
  }
}
