import * as z from '@pazar/contracts/schema';
import { withoutUnseenSigns } from './pasted-text.ts';

/**
 * A telephone number: international with `+` or `00`, or national as in `070 123 456`, which
 * becomes `+38970123456` (E.164).
 */
export const phoneSchema = z.string().check(
  z.maxLength(40),
  z.overwrite((text) =>
    withoutUnseenSigns(text)
      .replaceAll(/[\s()./-]/g, '')
      .replace(/^00/, '+')
      .replace(/^0(?=[1-9]\d{7}$)/, '+389'),
  ),
  z.regex(/^\+[1-9]\d{6,14}$/),
);
