import * as z from '@pazar/contracts/schema';
import { withoutUnseenSigns } from './pasted-text.ts';

/** Also under `.мкд`, which is `xn--d1alf` in ASCII (RFC 3490). */
const pattern = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** An e-mail address of at most 254 characters (RFC 5321), in lower case, its domain in ASCII. */
export const emailSchema = z.string().check(
  z.overwrite((text) => inAscii(withoutUnseenSigns(text).trim().toLowerCase())),
  z.maxLength(254),
  z.regex(pattern),
);

function inAscii(address: string): string {
  const [name, domain = ''] = address.split('@');
  const url = `https://${domain}`;
  if (!/[^ -~]/.test(domain) || !URL.canParse(url)) return address;
  return `${name}@${new URL(url).hostname}`;
}
