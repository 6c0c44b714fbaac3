import * as z from '@pazar/contracts/schema';
import { readStored, writeStored } from '../storage/stored.ts';

const key = 'recent-pages';
/** As many as the palette shows without scrolling on a phone. */
const most = 6;

const pageSchema = z.object({ path: z.string(), title: z.string() });
const schema = z.object({ agentId: z.string(), pages: z.array(pageSchema) });

/** A page that an agent opened in this tab. */
export type RecentPage = z.infer<typeof pageSchema>;

/** The pages that this agent opened last in this tab, newest first; of each path its last title. */
export function recentPages(storage: Storage, agentId: string): readonly RecentPage[] {
  const stored = readStored(storage, key, schema);
  return stored?.agentId === agentId ? stored.pages : [];
}

/** Puts a page in front of the others. The pages of another agent are forgotten. */
export function rememberPage(storage: Storage, agentId: string, page: RecentPage): void {
  const others = recentPages(storage, agentId).filter(({ path }) => path !== page.path);
  writeStored(storage, key, { agentId, pages: [page, ...others].slice(0, most) });
}
