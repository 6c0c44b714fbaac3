import { tooMany, type OpenLimiter } from './limiter.ts';

/** How often things that are not signed in, or cost much, may be done. */
const limits = {
  /** Registrations and requests for a new password, from one address. */
  anonymous: { points: 60, duration: 600 },
  /** E-mails to one mailbox that one agent, or one network address, requests. */
  mail: { points: 5, duration: 3600 },
  /**
   * E-mails to one mailbox that strangers request; its owner, at a known browser, is not counted.
   */
  mailbox: { points: 20, duration: 3600 },
  /** Tries of the current password, by one agent. */
  password: { points: 5, duration: 60 },
  /** Closings of one account, of which every manager hears. */
  closing: { points: 2, duration: 86_400 },
  /** Codes of a second factor for one agent: of a million codes three are valid at a time. */
  code: { points: 20, duration: 3600 },
  /** Such codes in a session or a known browser of the agent: strangers use up none of them. */
  knownCode: { points: 20, duration: 3600 },
  /** Recovery codes for one agent. 80 bits cannot be guessed, so this bounds the work alone. */
  recoveryCode: { points: 100, duration: 3600 },
  /**
   * Codes of the app in unknown browsers without a right one between them. Then strangers have tried 50 of
   * a million, and only a recovery code or a new password by e-mail helps, which they have not.
   */
  codesInRow: { points: 50, duration: 30 * 86_400 },
  /** Wrong codes that an owner need not hear of: people mistype. */
  wrongCode: { points: 4, duration: 3600 },
  /** E-mails about wrong codes to one agent. */
  wrongCodeMail: { points: 1, duration: 86_400 },
} as const;

export type LimitKind = keyof typeof limits;

export type RequestLimiter = ReturnType<typeof createRequestLimiter>;

export function createRequestLimiter(open: OpenLimiter) {
  const limiters = {
    anonymous: open('anonymous', limits.anonymous),
    mail: open('mail', limits.mail),
    mailbox: open('mailbox', limits.mailbox),
    password: open('password', limits.password),
    closing: open('closing', limits.closing),
    code: open('code', limits.code),
    knownCode: open('known-code', limits.knownCode),
    recoveryCode: open('recovery-code', limits.recoveryCode),
    codesInRow: open('codes-in-row', limits.codesInRow),
    wrongCode: open('wrong-code', limits.wrongCode),
    wrongCodeMail: open('wrong-code-mail', limits.wrongCodeMail),
  };
  return {
    /** Counts a try. Throws `rate-limited` with the seconds to wait when there were too many. */
    count: async (kind: LimitKind, key: string) => {
      const seconds = await limiters[kind].take(key);
      if (seconds > 0) throw tooMany(seconds);
    },
    /**
     * Counts a try; returns whether one more is allowed, for limits that the answer must not reveal.
     */
    allows: async (kind: LimitKind, key: string) => (await limiters[kind].take(key)) === 0,
    forget: (kind: LimitKind, key: string) => limiters[kind].forget(key),
  };
}
