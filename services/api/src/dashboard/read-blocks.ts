import type { Block } from '@pazar/contracts/dashboard-block';
import type { Problem } from '@pazar/contracts/problem';
import type { Database } from '../database/database.ts';

/** Describes a failure in the reader's language, and logs it. */
export type Describe = (error: unknown) => Problem;

/** Where blocks are read, which of them are asked for, and how their failures are described. */
export interface BlockRequest {
  readonly transaction: Database;
  /** Whether a block that fails leaves the others readable; if not, its failure is that of all. */
  readonly isApart: boolean;
  readonly isWanted: (name: string) => boolean;
  readonly describe: Describe;
}

type Reads<Data extends object> = { [Name in keyof Data]: () => Promise<Data[Name]> };

/** Reads the requested blocks, one after the other; each has its data or its own problem. */
export async function readBlocks<Data extends object>(
  reads: Reads<Data>,
  request: BlockRequest,
): Promise<{ [Name in keyof Data]?: Block<Data[Name]> }> {
  const settled: Record<string, Block<unknown>> = {};
  for (const [name, read] of Object.entries<() => Promise<unknown>>(reads)) {
    if (request.isWanted(name)) settled[name] = await readBlock(read, request);
  }
  // Each name has the block that its own function reads.
  return settled as { [Name in keyof Data]?: Block<Data[Name]> };
}

export async function readBlock<Data>(
  read: () => Promise<Data>,
  { transaction, isApart, describe }: BlockRequest,
): Promise<Block<Data>> {
  if (!isApart) return { data: await read() };
  try {
    // A savepoint: after a failed statement, PostgreSQL refuses the others of a transaction.
    return { data: await transaction.transaction(read) };
  } catch (error) {
    return { problem: describe(error) };
  }
}
