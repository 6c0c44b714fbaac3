import type { Database } from '../../../database/database.ts';
import { and, eq, isNull } from '../../../database/drizzle.ts';
import { recoveryCodes } from '../../../database/tables/recovery-codes.ts';
import { secondFactors } from '../../../database/tables/second-factors.ts';
import type { SecretBox } from '../../../security/secret-box.ts';
import { stepOf } from './second-factor-codes.ts';

/** A code of the app has digits alone; a recovery code has letters too. */
export function isOfApp(code: string): boolean {
  return /^\d+$/.test(code);
}

/**
 * Uses a code up: one of the app, or a recovery code. Null for a wrong one, and for one that was used.
 */
export async function useCode(
  transaction: Database,
  { agentId, secret, lastStep }: typeof secondFactors.$inferSelect,
  { code, box, at }: { code: string; box: SecretBox; at: Date },
): Promise<'app' | 'recovery' | null> {
  if (isOfApp(code)) {
    const step = stepOf(box.open(secret, agentId), code, at);
    if (step === null || step <= lastStep) return null;
    await transaction
      .update(secondFactors)
      .set({ lastStep: step })
      .where(eq(secondFactors.agentId, agentId));
    return 'app';
  }
  const used = await transaction
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.agentId, agentId),
        eq(recoveryCodes.codeHash, box.hash(code, agentId)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ agentId: recoveryCodes.agentId });
  return used.length > 0 ? 'recovery' : null;
}
