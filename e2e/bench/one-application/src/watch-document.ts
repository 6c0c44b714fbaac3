/** Replaces the host's watch over documents: one application has none that could change. */
export function watchDocument(): () => void {
  return () => undefined;
}
