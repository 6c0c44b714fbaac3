import type { NoticeContent } from '../domain/notice-api.ts';
import type { NewNotice } from '../notices/notice-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A thing that ends, as its owner would name it. */
interface Expiry {
  /** For the key of the notice: which thing, and until when. */
  key: string;
  /** `The token team-catalog`. */
  what: string;
  at: Date;
  /** Days before the end on which operators hear of it, the most first. */
  days: readonly number[];
  /** What to do. */
  remedy: string;
  /** How its notice says it; as of a thing that expires when left out. */
  says?: Says;
}

/** The verbs of a notice: before the end, which `days` names (`2 days`), after it, and of its time. */
export interface Says {
  soon: (days: string) => string;
  past: string;
  end: string;
}

const expires: Says = {
  soon: (days) => `expires within ${days}`,
  past: 'has expired',
  end: 'ends',
};

/** The notice of something that ends soon: one for each of its days; undefined while it is far. */
export function describeExpiry(
  { key, what, at, days, remedy, says = expires }: Expiry,
  now: Date,
): NewNotice | undefined {
  const left = at.getTime() - now.getTime();
  const passed = days.filter((day) => left <= day * dayMs).at(-1);
  if (passed === undefined) return undefined;
  const when = left <= 0 ? says.past : says.soon(`${passed} ${passed === 1 ? 'day' : 'days'}`);
  return {
    key: `expiry:${key}:${passed}`,
    content: content(
      { kind: 'expiring', title: `${what} ${when}` },
      [`${what} ${says.end} at ${at.toISOString()}.`, remedy],
      now,
    ),
  };
}

/** A notice about the installation itself. */
export function content(
  about: Pick<NoticeContent, 'kind' | 'title'> & Partial<Pick<NoticeContent, 'remote' | 'version'>>,
  lines: readonly string[],
  now: Date,
): NoticeContent {
  return { remote: null, version: null, ...about, at: now.toISOString(), text: lines.join('\n') };
}
