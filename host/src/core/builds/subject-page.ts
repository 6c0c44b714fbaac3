import type { Build } from './build.ts';
import { mayOpen, type Visitor } from './section-routes.ts';

/** What an event is about: its subjects, the most exact first, and the identifier of the record. */
export interface Subject {
  readonly subjects: readonly string[];
  /** Empty for pages without `{id}`. */
  readonly id: string;
}

/** The page that a section names for a subject; undefined when this visitor may open none. */
export function subjectPage(
  { subjects, id }: Subject,
  { builds, session }: { readonly builds: readonly Build[]; readonly session: Visitor },
): string | undefined {
  const pages = subjects.flatMap((subject) =>
    builds
      .filter(({ section: { links = {} } }) => Object.hasOwn(links, subject))
      .map((build) => ({ build, page: build.section.links?.[subject] ?? '' })),
  );
  const found = pages.find(({ build, page }) => mayOpen(build, page, session));
  return found?.page.replace('{id}', encodeURIComponent(id));
}
