/** A media query of a style sheet, of a script, or of an element. */
const query = /@media[^{;]*|matchMedia\([^;]*|\bmedia=["'{][^>]*/g;
/** A length in it. Widths in a container query are the part's own affair. */
const length = /\b\d+(?:\.\d+)?(?:px|r?em|r?lh|ch|ex|[sdl]?v[wh]|cm|mm|in|pt|pc)\b/g;

/** The widths of `breakpoints.ts`, which is the one place that defines them, as CSS writes them. */
export function readBreakpoints(text: string): string[] {
  const widths = [...text.matchAll(/\w+: (\d+)/g)].map(([, width]) => `${width}px`);
  if (widths.length === 0) throw new Error('breakpoints.ts defines no width');
  return widths;
}

/** The lengths in the media queries of a text that are none of the breakpoints. */
export function otherWidths(text: string, breakpoints: readonly string[]): string[] {
  const used = text.match(query)?.flatMap((found) => found.match(length) ?? []) ?? [];
  return used.filter((width) => !breakpoints.includes(width));
}
