import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedStatementSchema } from '@pazar/contracts/releases/statement';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyDocuments } from '../testing/verify-documents.ts';
import { composeDocument } from './compose-document.ts';
import { writeDocument } from '@pazar/service/document-folder';
import { openSigningKeys } from './signing-keys.ts';
import { signStatement, statementFor } from './statement.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pazar-statement-'));
  const keys = [await openSigningKeys(join(folder, 'keys')).add()];
  const body = composeDocument([], { asset: 'http://127.0.0.1:3100' });
  const statement = signStatement(statementFor(body, 7, new Date()), keys);
  await writeDocument(folder, {
    sequence: 7,
    body: body.toString(),
    statement: JSON.stringify(statement),
    keys: keys.map((key) => key.trusted),
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('A signed statement', () => {
  it('is verified by WebCrypto with the written public key', async () => {
    const { statement, isMatch } = await verifyDocuments(folder);
    expect(statement.sequence).toBe(7);
    expect(isMatch).toBe(true);
  });

  it('is refused when any of its bytes changed', async () => {
    const path = join(folder, 'discovery.statement.json');
    const signed = signedStatementSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    const payload = Buffer.from(signed.payload, 'base64url');
    for (const [index, byte] of payload.entries()) {
      const changed = Buffer.from(payload);
      changed[index] = byte ^ 1;
      const forged = { ...signed, payload: changed.toString('base64url') };
      await writeFile(path, JSON.stringify(forged));
      await expect(verifyDocuments(folder)).rejects.toThrow('does not verify');
    }
  });

  it('is signed by every key of the folder, so that a key can be replaced', async () => {
    const store = openSigningKeys(join(folder, 'keys'));
    await store.add();
    const keys = await store.read();
    const [first, second] = keys;
    if (!first || !second) throw new Error('A second key was added');
    const body = composeDocument([], { asset: 'http://127.0.0.1:3100' });
    const { signatures } = signStatement(statementFor(body, 8, new Date()), keys);
    expect(signatures.map(({ keyId }) => keyId)).toEqual([
      first.trusted.keyId,
      second.trusted.keyId,
    ]);
    expect(first.trusted.keyId).toMatch(/^[0-9a-f]{16}$/);
  });
});
