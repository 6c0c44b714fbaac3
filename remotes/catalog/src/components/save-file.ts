/** Byte order mark: without it spreadsheets take the file for another encoding. */
const mark = '\uFEFF';

/** Longest that a download takes to begin, in milliseconds. */
const keptMs = 10_000;

/** Hands a CSV file to the browser's downloads. Reading an answer as text takes its mark away. */
export function saveCsv(text: string, name: string): void {
  const content = text.startsWith(mark) ? text : mark + text;
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
