import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { networkOf } from '@pazar/service/network-of';

/** A visible tab gets another one every 30 s; a tab in the background reports when it is hidden. */
const lifetimeMinutes = 60;

const minuteMs = 60_000;

/** Proofs that an address has loaded the page; browsers send them with reports. */
export interface LoadProofs {
  /** A new proof for an address, of letters, digits, `-`, `_` and `.`. */
  issue: (address: string) => string;
  /**
   * The identifier of the load that a proof belongs to; undefined for a proof that is forged,
   * expired or of another address.
   */
  loadOf: (proof: string, address: string) => string | undefined;
}

/** A proof in `Server-Timing`, which the page itself can read. */
export function loadTiming(proof: string): string {
  return `load;desc="${proof}"`;
}

/** Proofs signed with the key that all edges of one home share; the first edge creates it. */
export async function openLoadProofs(home: string): Promise<LoadProofs> {
  return createLoadProofs(await readOrMakeKey(join(home, 'edge', 'load-key')));
}

/** @param now the clock in milliseconds */
export function createLoadProofs(key: Buffer, now: () => number = Date.now): LoadProofs {
  const sign = (claim: string, address: string) =>
    createHmac('sha256', key)
      .update(`${claim} ${networkOf(address)}`)
      .digest();
  const thisMinute = () => Math.floor(now() / minuteMs);
  return {
    issue: (address) => {
      const claim = `${thisMinute()}.${randomBytes(12).toString('base64url')}`;
      return `${claim}.${sign(claim, address).toString('base64url')}`;
    },
    loadOf: (proof, address) => {
      const [minute = '', load = '', given = ''] = proof.split('.');
      const age = thisMinute() - Number(minute);
      if (!(age >= 0 && age <= lifetimeMinutes)) return undefined;
      const right = sign(`${minute}.${load}`, address);
      const signature = Buffer.from(given, 'base64url');
      const isRight = signature.length === right.length && timingSafeEqual(signature, right);
      return isRight ? load : undefined;
    },
  };
}

async function readOrMakeKey(path: string): Promise<Buffer> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, randomBytes(32), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  }
  return readFile(path);
}
