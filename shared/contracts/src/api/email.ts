import * as z from '@pazar/contracts/schema';
import { withoutUnseenSigns } from './pasted-text.ts';

/** As `z.email` has it, and with domains under `.мкд`, which are `xn--d1alf` in ASCII (RFC 3490). */
const pattern =
  /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;

/** An e-mail address of at most 254 characters (RFC 5321), in lower case, its domain in ASCII. */
export const emailSchema = z
  .string()
  .check(
    z.overwrite(withoutUnseenSigns),
    z.trim(),
    z.toLowerCase(),
    z.overwrite(withAsciiDomain),
    z.maxLength(254),
    z.email({ pattern }),
  );

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || !/[^\p{ASCII}]/u.test(domain)) return address;
  const url = URL.canParse(`https://${domain}`) ? new URL(`https://${domain}`) : null;
  return url === null ? address : address.slice(0, at + 1) + url.hostname;
}
