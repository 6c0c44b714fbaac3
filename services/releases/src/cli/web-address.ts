import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';

/**
 * The URL of a server, without a slash at its end. Throws for anything else.
 *
 * @param place where it was given, such as `--registry`
 */
export function webAddress(text: string, place: string): string {
  if (/^https?:\/\/[^/]/.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  const example = 'such as https://releases.example.com';
  throw new CliFailure(exitCodes.usage, `${place} ${text} is not the URL of a server, ${example}`);
}
