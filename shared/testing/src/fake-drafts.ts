import type { AnswerStorage, Drafts } from '@pazar/shell/drafts';

/**
 * Drafts that live as long as the test. Passed to two renderings, the second finds the drafts of
 * the first, as a reloaded page does.
 *
 * @param contents existing drafts, by key; kept at `keptAt`
 */
export function fakeDrafts(
  contents: Readonly<Record<string, unknown>> = {},
  keptAt = '2026-11-21T10:00:00.000Z',
): Drafts {
  const kept = new Map(Object.entries(contents));
  return {
    read: (key) => (kept.has(key) ? { keptAt, content: structuredClone(kept.get(key)) } : null),
    keep(key, content) {
      kept.set(key, structuredClone(content));
      return true;
    },
    forget: (key) => void kept.delete(key),
  };
}

/** Stored answers that live as long as the test: the second rendering finds those of the first. */
export function fakeAnswers(): AnswerStorage {
  const kept = fakeDrafts();
  return {
    read: (key) => kept.read(key)?.content,
    write: (key, answer) => void kept.keep(key, answer),
  };
}
