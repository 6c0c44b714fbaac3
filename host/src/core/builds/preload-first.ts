import type { Build } from './build.ts';
import { sectionToOpen, type Visitor } from './section-routes.ts';
import type { SectionSlots } from './section-slots.ts';

interface FirstPage {
  readonly builds: readonly Build[];
  readonly sections: Pick<SectionSlots, 'preload'>;
  readonly session: Visitor;
}

/**
 * Starts to load the section at this path, while the texts of the shell still load. Loads nothing
 * for a page that the agent may not open.
 */
export function preloadFirst(pathname: string, { builds, sections, session }: FirstPage): void {
  const found = sectionToOpen(builds, pathname, session);
  if (found !== undefined) sections.preload(found.build.name, found.page);
}
