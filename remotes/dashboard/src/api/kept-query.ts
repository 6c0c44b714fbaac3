import type { ReadQuery } from '@pazar/section/read';
import type { AnswerStorage } from '@pazar/shell/drafts';

interface Kept<Data> {
  /** The key under which the last answer is stored. */
  readonly as: string;
  readonly schema: {
    readonly safeParse: (stored: unknown) => { readonly data?: Data | undefined };
  };
}

/**
 * The same options; the last answer is shown at the next visit until the new one is there.
 *
 * @param answers undefined in an earlier shell, which stores none
 */
export function keptQuery<Data>(
  query: ReadQuery<Data>,
  answers: AnswerStorage | undefined,
  { as, schema }: Kept<Data>,
): ReadQuery<Data> & { initialData: () => Data | undefined } {
  const { queryFn } = query;
  return {
    ...query,
    queryFn: async (context) => {
      const data = await queryFn(context);
      answers?.write(as, data);
      return data;
    },
    initialData: () => schema.safeParse(answers?.read(as)).data,
    // Stored answers are shown, and asked for again at once.
    initialDataUpdatedAt: 0,
  };
}
