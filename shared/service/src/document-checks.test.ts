import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discoverySchemaUrl } from '@pazar/contracts/releases/discovery';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentChecks } from './document-checks.ts';
import { createTestKey } from './testing/sign-document.ts';

const key = createTestKey('k1');
const other = createTestKey('k1');
const document = JSON.stringify({ schema: discoverySchemaUrl, microFrontends: {} });

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pazar-documents-'));
  await write('discovery.json', document);
  await write('discovery.statement.json', key.sign(document));
  await write('trusted-keys.json', JSON.stringify([key.trusted]));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const checks = () => documentChecks(folder, () => new Date());

describe('The readiness of documents', () => {
  it('is there for a document that browsers accept', async () => {
    await expect(checks().signature()).resolves.toBeUndefined();
    await expect(checks().expiry()).resolves.toBeUndefined();
  });

  it('is missing for one that another key signed, also under the same identifier', async () => {
    await write('trusted-keys.json', JSON.stringify([other.trusted]));
    await expect(checks().signature()).rejects.toThrow('not signed by a key');
  });

  it('is missing for other bytes than those that were signed', async () => {
    await write('discovery.json', `${document} `);
    await expect(checks().signature()).rejects.toThrow('does not match its signed statement');
    await expect(checks().expiry()).resolves.toBeUndefined();
  });

  it('is missing for one that has expired, and says since when', async () => {
    const expires = new Date(Date.now() - 1);
    await write('discovery.statement.json', key.sign(document, expires));
    await expect(checks().expiry()).rejects.toThrow(`expired at ${expires.toISOString()}`);
    await expect(checks().signature()).resolves.toBeUndefined();
  });

  it('is missing before the first document', async () => {
    await rm(join(folder, 'discovery.statement.json'));
    await expect(checks().signature()).rejects.toThrow('ENOENT');
  });
});
