import type { Block } from '@pazar/contracts/dashboard-block';
import type { Problem } from '@pazar/contracts/problem';

/** Says what went wrong in the words of the reader, and in the log. */
export type Describe = (error: unknown) => Problem;

/** What a block reads, or why it cannot: others do not hear of it. */
export async function settleBlock<Data>(
  read: Promise<Data>,
  describe: Describe,
): Promise<Block<Data>> {
  try {
    return { data: await read };
  } catch (error) {
    return { problem: describe(error) };
  }
}
