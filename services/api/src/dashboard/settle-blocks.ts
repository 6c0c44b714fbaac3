import type { Block } from '@pazar/contracts/dashboard-block';
import type { Problem } from '@pazar/contracts/problem';
import { settleAll } from './settle-all.ts';

/** Describes a failure in the reader's language, and logs it. */
export type Describe = (error: unknown) => Problem;

/** Which blocks are asked for, and how their failures are described. */
export interface BlockRequest {
  readonly isWanted: (name: string) => boolean;
  readonly describe: Describe;
}

type Reads<Data extends object> = { [Name in keyof Data]: () => Promise<Data[Name]> };

/** Reads the requested blocks; each has its data or its own problem. */
export async function settleBlocks<Data extends object>(
  reads: Reads<Data>,
  { isWanted, describe }: BlockRequest,
): Promise<{ [Name in keyof Data]?: Block<Data[Name]> }> {
  const wanted = Object.entries<() => Promise<unknown>>(reads).filter(([name]) => isWanted(name));
  const settled = await settleAll(
    Object.fromEntries(wanted.map(([name, read]) => [name, settleBlock(read, describe)])),
  );
  // Each name has the block that its own function reads.
  return settled as { [Name in keyof Data]?: Block<Data[Name]> };
}

/** The data of one block, or its problem: the others are not affected. */
export async function settleBlock<Data>(
  read: () => Promise<Data>,
  describe: Describe,
): Promise<Block<Data>> {
  try {
    return { data: await read() };
  } catch (error) {
    return { problem: describe(error) };
  }
}
