import { z } from 'zod';

/**
 * Reads `PAZAR_HOSTS`: the host names under which a server is reached, such as `pazar.example.com`,
 * separated by commas or spaces, in lower case and without port or scheme.
 */
export const hostNamesSchema = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, {
        error: 'must be host names such as pazar.example.com, without scheme or port',
      }),
    ),
  );
