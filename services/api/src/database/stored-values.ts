// What columns hold as JSON. `column-types.ts` names the columns.
import type { Locale } from '@pazar/contracts/locale';
import type { passkeys } from './tables/passkeys.ts';

export type ChangedFields = Record<string, unknown>;

/** One row of a bulk action: its state before, and its version after. */
export interface BulkStep {
  id: string;
  version: number;
  before: Record<string, unknown>;
}

/** A row that a bulk action has not reached, or a step to undo. */
export type BulkRow = Pick<BulkStep, 'id'> | BulkStep;

/** The request of a bulk action, for the problems of its rows. */
export interface BulkRequest {
  locale: Locale;
  /** The path of the request. */
  instance: string;
  traceId: string;
}

/** A fault of a row before it has words. */
export interface RowFault {
  column: string | null;
  code: string;
  params: Record<string, string | number>;
}

/** A recovery code as its table has it. `usedAt` is ISO 8601; null for an unused one. */
export interface StoredCode {
  codeHash: string;
  usedAt: string | null;
}

/** A passkey as its table has it, with ISO 8601 times. */
type StoredPasskey = Omit<typeof passkeys.$inferSelect, 'createdAt' | 'lastUsedAt'> & {
  createdAt: string;
  lastUsedAt: string | null;
};

/**
 * A change of security with what undoes it, as JSON; times are ISO 8601. Secrets and codes are encrypted
 * or hashed, as in their tables.
 */
export type SecurityUndo =
  | { kind: 'passkey-added'; id: string }
  | { kind: 'passkey-removed'; passkey: StoredPasskey }
  | { kind: 'google-linked'; subject: string }
  | { kind: 'google-unlinked'; subject: string; email: string | null }
  | { kind: 'second-factor-on'; since: string }
  | {
      kind: 'second-factor-off';
      factor: { secret: string; lastStep: number; confirmedAt: string; createdAt: string };
      codes: StoredCode[];
    }
  | { kind: 'recovery-codes-made'; codes: StoredCode[] }
  | { kind: 'email-changed'; from: string; to: string };
