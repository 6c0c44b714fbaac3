import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicKeySchema } from '@pazar/contracts/releases/statement';
import { z } from 'zod';
import { checkDocument, type CheckedDocument } from './document-set.ts';
import type { Check } from './health-routes.ts';

const trustedKeysSchema = z.array(publicKeySchema).min(1);

/**
 * Readiness checks of the documents in a folder, as browsers get them: `signature`, that a key which
 * browsers are told to trust signed exactly these bytes, and `expiry`. Each rejects with the fault.
 */
export function documentChecks(
  folder: string,
  now: () => Date,
): Record<'signature' | 'expiry', Check> {
  const read = () => readDocumentSet(folder, now());
  return {
    signature: async () => requireNone((await read()).signatureFaults),
    expiry: async () => {
      const { faults, signatureFaults } = await read();
      requireNone(faults.filter((fault) => !signatureFaults.includes(fault)));
    },
  };
}

function requireNone(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** The registry exchanges the three files at once; a read that falls in between is done again. */
const maxAttempts = 3;

/** The document of a folder with what a browser would refuse it for. Rejects where it cannot be read at all. */
export async function readDocumentSet(folder: string, now: Date): Promise<CheckedDocument> {
  const read = (name: string) => readFile(join(folder, name));
  for (let attempt = 1; ; attempt += 1) {
    const statement = await read('discovery.statement.json');
    const body = await read('discovery.json');
    const keys = trustedKeysSchema.parse(JSON.parse((await read('trusted-keys.json')).toString()));
    const isOfOneSet = statement.equals(await read('discovery.statement.json'));
    if (isOfOneSet || attempt === maxAttempts)
      return checkDocument({ body, statement }, { keys, now });
  }
}
