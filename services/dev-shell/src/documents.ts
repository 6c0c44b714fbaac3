import { discoverySchemaUrl } from '@pazar/contracts/releases/discovery';
import { publicKeySchema } from '@pazar/contracts/releases/statement';
import { writeDocument } from '@pazar/service/document-folder';
import { createTestKey } from '@pazar/service/testing/sign-document';
import { z } from 'zod';

/** Longer than a development shell runs without a restart. */
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** Writes a document that names no section, signed by a key that only this process has. */
export async function writeEmptyDocument(folder: string): Promise<void> {
  const key = createTestKey('development');
  const body = JSON.stringify({ schema: discoverySchemaUrl, microFrontends: {} });
  const statement = key.sign(body, new Date(Date.now() + lifetimeMs));
  await writeDocument(folder, { sequence: 1, body, statement, keys: [key.trusted] });
}

const configSchema = z.object({
  assetOrigins: z.array(z.string()).min(1),
  trustedKeys: z.array(publicKeySchema).min(1),
});

/**
 * Writes the document of a running shell as it is now, with the keys that it trusts.
 *
 * @returns where that shell's browsers load builds from
 * @throws Error that names what did not answer
 */
export async function copyDocument(folder: string, shell: string): Promise<string> {
  const [config, body, statement] = await Promise.all([
    read(`${shell}/config.json`),
    read(`${shell}/releases/discovery.json`),
    read(`${shell}/releases/discovery.statement.json`),
  ]);
  const { assetOrigins, trustedKeys: keys } = configSchema.parse(JSON.parse(config));
  await writeDocument(folder, { sequence: 1, body, statement, keys });
  const [first = shell] = assetOrigins;
  return first;
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}
