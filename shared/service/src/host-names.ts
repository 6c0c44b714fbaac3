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

/** Names of the machine itself. A page of another site can reach none of them under its own name. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The name in a `Host` header: without its port, in lower case. */
export function nameIn(header: string | undefined): string {
  return (/^(?:\[[^\]]*\]|[^:]*)/.exec(header ?? '')?.[0] ?? '').toLowerCase();
}

/** Whether a name is this machine's own, or one of those that are configured. */
export function isOwnName(name: string, hosts: ReadonlySet<string>): boolean {
  return loopback.has(name) || hosts.has(name);
}
