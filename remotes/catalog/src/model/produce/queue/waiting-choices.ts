import type { WaitingEntry } from './waiting-entry.ts';

/** What an agent can do with an entry that is not recorded. */
export interface WaitingChoices {
  readonly canEdit: boolean;
  readonly canSendAgain: boolean;
  /** Sent again it takes more than the records say is there. */
  readonly isShort: boolean;
  /** Sent again it keeps its key: it may be recorded. */
  readonly keepsKey: boolean;
  /** Whether it may be recorded already. */
  readonly isUnsure: boolean;
}

const ofUnknownEnd: readonly (string | undefined)[] = [undefined, 'unread', 'unsure'];

export function waitingChoices({ failure, sentAt }: WaitingEntry): WaitingChoices {
  const code = failure?.code;
  const keepsKey = code === 'unread';
  return {
    // One that may be recorded is looked for, not changed.
    canEdit: failure === null ? sentAt === null : !keepsKey,
    canSendAgain: failure !== null && code !== 'invalid',
    isShort: code === 'insufficient-stock',
    keepsKey,
    isUnsure: sentAt !== null && ofUnknownEnd.includes(code),
  };
}
