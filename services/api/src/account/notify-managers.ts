import type { Locale } from '@pazar/contracts/locale';
import type { Database } from '../database/database.ts';
import { and, arrayContains, eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { MailContent } from '../mail/mails.ts';

/** Sends an e-mail to every manager at work, in the language of each. */
export async function notifyManagers(
  { database, mailer }: { database: Database; mailer: Mailer },
  contentIn: (locale: Locale) => MailContent,
): Promise<void> {
  const managers = await database
    .select({ email: agents.email, locale: agents.locale })
    .from(agents)
    .where(
      and(arrayContains(agents.roles, ['ROLE_MANAGEMENT']), eq(agents.accountStatus, 'ACTIVE')),
    );
  for (const { email, locale } of managers) {
    if (email !== null) await mailer.send(database, { email, locale }, contentIn(locale));
  }
}
