import { versionSourceSchema, type VersionSource } from '@pazar/contracts/releases/version-list';
import { z } from 'zod';

const detailsSchema = z.object({ source: versionSourceSchema });

/** What a team said of the version that a line of the history is about; nothing for other lines. */
export function sourceOf(details: unknown): VersionSource {
  return detailsSchema.safeParse(details).data?.source ?? {};
}

/** `new list (3fa9c1d, Ana)`; empty where nothing was said. */
export function describeSource({ message, commit, author }: VersionSource): string {
  const from = [commit, author].filter((part) => part !== undefined).join(', ');
  if (message === undefined) return from;
  return from === '' ? message : `${message} (${from})`;
}
