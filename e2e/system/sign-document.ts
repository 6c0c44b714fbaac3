import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import {
  type DiscoveryDocument,
  discoveryDocumentSchema,
} from '@pazar/contracts/releases/discovery';
import { runtimeConfigSchema } from '@pazar/contracts/releases/runtime-config';
import type { Statement } from '@pazar/contracts/releases/statement';
import type { Page } from '@playwright/test';
import { withoutStartData } from './without-start-data.ts';

const keyId = 'e2e';
const day = 24 * 60 * 60 * 1000;

/** Serves another document to this page, signed with a key that its configuration trusts. */
export async function serveDocument(
  page: Page,
  change: (document: DiscoveryDocument) => void,
): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  let bytes: Buffer | undefined;

  async function changed(): Promise<Buffer> {
    if (bytes === undefined) {
      const answer = await page.request.get('/releases/discovery.json');
      const document = discoveryDocumentSchema.parse(await answer.json());
      change(document);
      bytes = Buffer.from(JSON.stringify(document));
    }
    return bytes;
  }

  await withoutStartData(page);
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = runtimeConfigSchema.parse(await response.json());
    const raw = publicKey.export({ format: 'jwk' }).x ?? '';
    const json = { ...config, trustedKeys: [{ keyId, publicKey: raw }] };
    await route.fulfill({ response, json });
  });
  await page.route('**/releases/discovery.json', async (route) => {
    await route.fulfill({ contentType: 'application/json', body: await changed() });
  });
  await page.route('**/releases/discovery.statement.json', async (route) => {
    const document = await changed();
    const statement: Statement = {
      sequence: 1_000,
      issuedAt: new Date().toISOString(),
      expires: new Date(Date.now() + day).toISOString(),
      integrity: `sha384-${createHash('sha384').update(document).digest('base64')}`,
      length: document.length,
    };
    const payload = Buffer.from(JSON.stringify(statement));
    const signature = sign(null, payload, privateKey).toString('base64url');
    const json = { payload: payload.toString('base64url'), signatures: [{ keyId, signature }] };
    await route.fulfill({ json });
  });
}
