/** Ends this process at once when it is told to; what it has started ends with it. */
export function endOnSignal(): void {
  // 128 + number of the signal, as shells report it.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  process.once('SIGHUP', () => process.exit(129));
}
