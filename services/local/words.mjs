/** Ends the process with words for the reader. */
export function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/** One line for a step that took a while. */
export function report(title, started) {
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  process.stdout.write(`✓ ${title.padEnd(44)} ${seconds.padStart(8)}\n`);
}
