import type { Waiting } from './waiting.ts';

/** The agent's actions for an entry that is not recorded. */
export interface WaitingChoices {
  readonly canEdit: boolean;
  readonly canSendAgain: boolean;
  /** Sending it again exceeds the recorded stock. */
  readonly isShort: boolean;
  /** Sent again it keeps its key: it may be recorded. */
  readonly keepsKey: boolean;
  /** Whether it may be recorded already. */
  readonly isUnsure: boolean;
}

const ofUnknownEnd: readonly (string | undefined)[] = [undefined, 'unread', 'unsure'];

export function waitingChoices({ failure, sentAt }: Waiting): WaitingChoices {
  const code = failure?.code;
  const keepsKey = code === 'unread';
  return {
    // The agent looks up an entry that may be recorded instead of changing it.
    canEdit: failure === null ? sentAt === null : !keepsKey,
    canSendAgain: failure !== null && code !== 'invalid',
    isShort: code === 'insufficient-stock',
    keepsKey,
    isUnsure: sentAt !== null && ofUnknownEnd.includes(code),
  };
}
