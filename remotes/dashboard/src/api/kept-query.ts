import type { ReadQuery } from '@pazar/section/read';
import type { Drafts } from '@pazar/shell/drafts';

interface Kept<Data> {
  /** The draft in which the last answer is kept. */
  readonly as: string;
  readonly schema: {
    readonly safeParse: (content: unknown) => { readonly data?: Data | undefined };
  };
}

/**
 * The same options; the last answer is shown at the next visit until the new one is there. The shell keeps
 * it for the agent, in this browser, until the agent logs out.
 */
export function keptQuery<Data>(
  query: ReadQuery<Data>,
  drafts: Drafts,
  { as, schema }: Kept<Data>,
): ReadQuery<Data> & { initialData: () => Data | undefined } {
  const { queryFn: read } = query;
  return {
    ...query,
    queryFn: async (context) => {
      const answer = await read(context);
      drafts.keep(as, answer);
      return answer;
    },
    initialData: () => schema.safeParse(drafts.read(as)?.content).data,
    // Kept answers are shown, and asked for again at once.
    initialDataUpdatedAt: 0,
  };
}
