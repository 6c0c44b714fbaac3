import type { Drafts } from '@pazar/shell/drafts';

/**
 * Drafts that live as long as the test. Handed to two renderings, the second finds what the first
 * kept, as a reloaded page does.
 *
 * @param contents what is there already, by key; kept at `keptAt`
 */
export function fakeDrafts(
  contents: Readonly<Record<string, unknown>> = {},
  keptAt = '2026-11-21T10:00:00.000Z',
): Drafts {
  const kept = new Map(Object.entries(contents));
  return {
    read: (key) => (kept.has(key) ? { keptAt, content: structuredClone(kept.get(key)) } : null),
    keep: (key, content) => void kept.set(key, structuredClone(content)),
    forget: (key) => void kept.delete(key),
  };
}
