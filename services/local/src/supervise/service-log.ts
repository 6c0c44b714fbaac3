import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Lines of a log that explain most failures without scrolling. */
const tailLines = 25;

/** The log file of a service's output. */
export function logFile(home: string, service: string): string {
  return path.join(home, 'logs', `${service}.log`);
}

/** The last lines of a log, for an error message. */
export function logTail(file: string): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.slice(-tailLines).join('\n');
}
