/** A field of the object that is checked, or a member of one: `['packs', 0, 'size']`. */
type Path = readonly PropertyKey[];

interface Issue {
  readonly code?: string | undefined;
  readonly path?: Path | undefined;
}

/** Whether nothing is wrong with any of these fields so far. */
export function areRight(issues: readonly Issue[], ...paths: readonly Path[]): boolean {
  return !issues.some((issue) => paths.some((path) => isAbout(issue, path)));
}

/** An issue of a field is about its members too, and the other way. A key that is not known is about no field. */
function isAbout({ code, path: place = [] }: Issue, path: Path): boolean {
  if (place.length === 0) return code !== 'unrecognized_keys';
  return place.every((key, index) => index >= path.length || key === path[index]);
}

/**
 * Of a check of several fields: it is made where each of them is right by itself, whatever is wrong with others.
 * zod alone makes it only where all of them are, so that its faults would come in a second round.
 */
export const whereRight = (...names: readonly string[]) => ({
  when: ({ issues }: { issues: readonly Issue[] }) =>
    areRight(issues, ...names.map((name) => [name])),
});
