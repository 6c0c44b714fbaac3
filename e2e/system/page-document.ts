import { runtimeConfigSchema, startDataSchema } from '@pazar/contracts/releases/runtime-config';
import { startDataId } from '@pazar/contracts/releases/page-parts';
import type { PublicKey } from '@pazar/contracts/releases/statement';
import { checkDocument, type CheckedDocument } from '@pazar/service/document-set';

/** The texts of `discovery.json` and `discovery.statement.json`. */
interface DocumentTexts {
  document: string;
  statement: string;
}

/** The keys that a shell tells its visitors to trust. */
export async function keysOf(shell: string): Promise<PublicKey[]> {
  const config: unknown = JSON.parse(await textAt(`${shell}/config.json`));
  return runtimeConfigSchema.parse(config).trustedKeys;
}

/**
 * The document in a new page. Throws when a browser would refuse it.
 *
 * @param keys those that are trusted; without them, those that the page names
 */
export async function readPage(
  shell: string,
  keys?: readonly PublicKey[],
): Promise<CheckedDocument> {
  const page = await textAt(`${shell}/`);
  const element = new RegExp(`<script[^>]*id="${startDataId}"[^>]*>([^]*?)</script>`).exec(page);
  const { discovery, config } = startDataSchema.parse(JSON.parse(element?.[1] ?? 'null'));
  if (discovery === undefined) throw new Error('The page has no document');
  return requireSound(discovery, keys ?? config.trustedKeys);
}

/** The document as an open tab asks for it, by two requests. Throws when they were not issued together. */
export async function readInTab(
  shell: string,
  keys: readonly PublicKey[],
): Promise<CheckedDocument> {
  const [document, statement] = await Promise.all([
    textAt(`${shell}/releases/discovery.json`),
    textAt(`${shell}/releases/discovery.statement.json`),
  ]);
  return requireSound({ document, statement }, keys);
}

function requireSound(
  { document, statement }: DocumentTexts,
  keys: readonly PublicKey[],
): CheckedDocument {
  const bytes = { body: Buffer.from(document), statement: Buffer.from(statement) };
  const checked = checkDocument(bytes, { keys, now: new Date() });
  if (checked.faults.length > 0) throw new Error(checked.faults.join('; '));
  return checked;
}

/** Milliseconds until a request counts as failed. */
const timeoutMs = 30_000;

/** The body of an answer. Throws for any other status than a success. */
export async function textAt(url: string, request: RequestInit = {}): Promise<string> {
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) });
  const body = await response.text();
  if (response.ok) return body;
  throw new Error(`${response.status} ${new URL(url).pathname} ${body.slice(0, 200)}`);
}
