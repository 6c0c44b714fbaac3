import { contractVersion } from '@pazar/contracts/releases/section-descriptor';
import type { ComponentType } from 'react';

/** The export named `section` of a section's one exposed module, `./section`. */
export interface Section {
  /** Major version of the seam that the section was built against. */
  readonly contract: number;
  /** The component of each route segment in `section.json`; it may render relative `<Routes>`. */
  readonly routes: Readonly<Record<string, ComponentType>>;
}

/**
 * Declares a section. The result is frozen: the shell and other sections cannot change it.
 *
 * @param routes one component for each path segment that the section's `section.json` names
 */
export function defineSection({ routes }: { routes: Record<string, ComponentType> }): Section {
  return Object.freeze({ contract: contractVersion, routes: Object.freeze({ ...routes }) });
}
