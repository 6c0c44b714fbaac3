import type { Database } from '../../database/database.ts';
import { and, arrayContains, eq, ne } from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import { Refusal, type FieldFaultCode } from '../../problems/refusal.ts';
import { isOfOneAlphabet, looksOf, looksOfColumn } from './look-alike-names.ts';

/** Invisible signs (Unicode Cf), except the two that join letters in some scripts. */
const invisible = /(?![\u200c\u200d])\p{Cf}/u;
/** An address to open; e-mails to managers contain names. */
const address = /:\/\/|\bwww\./i;

const faultOf = (name: string): FieldFaultCode | null => {
  if (invisible.test(name)) return 'invisible';
  if (address.test(name)) return 'no-address';
  return isOfOneAlphabet(name) ? null : 'one-alphabet';
};

/**
 * Refuses names that could imitate another: of mixed alphabets, with invisible signs, with an address.
 * 422 at the name of each member.
 */
export function requireReadableNames(names: Readonly<Record<string, string>>): void {
  const errors = Object.entries(names).flatMap(([member, name]) => {
    const code = faultOf(name);
    return code === null ? [] : [{ pointer: `/${member}`, code }];
  });
  if (errors.length > 0) throw new Refusal('validation', { errors });
}

/** Whether a display name that somebody else gave, such as Google, passes both checks. */
export async function isAllowedName(database: Database, displayName: string): Promise<boolean> {
  return faultOf(displayName) === null && !(await looksLikeManagers(database, displayName, null));
}

/** Refuses a display name that looks like that of a manager. 422 at `/displayName`. */
export async function requireNotManagers(
  database: Database,
  { displayName, id }: { displayName: string; id: string | null },
): Promise<void> {
  if (!(await looksLikeManagers(database, displayName, id))) return;
  const errors = [{ pointer: '/displayName', code: 'managers-name' as const }];
  throw new Refusal('validation', { errors });
}

async function looksLikeManagers(
  database: Database,
  displayName: string,
  id: string | null,
): Promise<boolean> {
  const managers = await database.$count(
    agents,
    and(
      arrayContains(agents.roles, ['ROLE_MANAGEMENT']),
      eq(looksOfColumn(agents.displayName), looksOf(displayName)),
      id === null ? undefined : ne(agents.id, id),
    ),
  );
  return managers > 0;
}
