import { readUnsignedRecord } from './unsigned-record.ts';
import type { RemoteRecord } from './remote-record.ts';

/**
 * Puts the remotes that development servers serve in the place of the published ones, or beside
 * them when they were never published.
 *
 * @param servers address of each remote's development server
 * @throws Error when a server does not answer with a manifest and a descriptor
 */
export async function withDevelopmentRecords(
  records: readonly RemoteRecord[],
  servers: Readonly<Record<string, string>>,
): Promise<RemoteRecord[]> {
  const developed = await Promise.all(
    Object.entries(servers).map(([name, server]) =>
      readUnsignedRecord({ name, base: new URL('/', server).href, reason: 'development' }),
    ),
  );
  return [...records.filter((record) => servers[record.name] === undefined), ...developed];
}
