import { chainStart, followChain, unproved } from '../domain/audit-chain.ts';
import { integrityOf } from '../domain/integrity.ts';
import { messageOf } from './cli-failure.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { readServedDocument } from './verify-document.ts';

/** Files that are asked for at the same time. */
const concurrency = 8;

interface ServedFile {
  url: string;
  integrity: string;
}

/**
 * `verify`: what browsers get now: signature, hash, expiry and order of the document, and every
 * script, style, text and manifest of every version in it, byte by byte. Exit 8 with every fault.
 */
export async function verifyCommand(context: CommandContext): Promise<ExitCode> {
  const { client, shell } = context;
  const [keys, issued] = await Promise.all([client.keys(), client.document()]);
  const options = { keys: keys.map(({ key }) => key), now: context.now() };
  const { document, statement, faults } = await readServedDocument(shell, options);
  if (statement.sequence < issued.sequence) {
    faults.push(
      `the edge serves document ${statement.sequence}; the registry has issued ${issued.sequence}`,
    );
  }
  const files = Object.values(document.microFrontends).flat().flatMap(filesOf);
  faults.push(...(await checkFiles(files, context)));
  const { sequence, expires } = statement;
  answer(context, { sequence, expires, files: files.length, faults }, () => [
    `Document ${sequence}, valid until ${expires}: ${files.length} files read back`,
    ...conclude(faults),
  ]);
  return faults.length === 0 ? exitCodes.done : exitCodes.faults;
}

function filesOf(entry: {
  url: string;
  metadata: { integrity: string };
  extras: { pazar: { build: { integrity: Record<string, string> } } };
}): ServedFile[] {
  const { url, metadata, extras } = entry;
  const files = Object.entries(extras.pazar.build.integrity).map(([path, integrity]) => ({
    url: new URL(path, url).href,
    integrity,
  }));
  return [{ url, integrity: metadata.integrity }, ...files];
}

async function checkFiles(
  files: readonly ServedFile[],
  { showProgress }: CommandContext,
): Promise<string[]> {
  const faults: string[] = [];
  for (let start = 0; start < files.length; start += concurrency) {
    showProgress(`${start} of ${files.length} files`);
    const batch = files.slice(start, start + concurrency);
    faults.push(...(await Promise.all(batch.map(faultOf))).flat());
  }
  showProgress('');
  return faults;
}

async function faultOf({ url, integrity }: ServedFile): Promise<string[]> {
  try {
    const found = integrityOf(await fetchBytes(url));
    return found === integrity ? [] : [`${url} has other bytes than the document says`];
  } catch (error) {
    return [messageOf(error)];
  }
}

/** `verify --audit`: the whole audit, link by link. Exit 8 at the first that does not hold. */
export async function verifyAuditCommand(context: CommandContext): Promise<ExitCode> {
  let proof = unproved;
  let after: number | null = 0;
  while (after !== null) {
    const page: Awaited<ReturnType<typeof context.client.auditPage>> =
      await context.client.auditPage(after);
    proof = followChain(proof, page.items);
    context.showProgress(`${proof.number} records`);
    after = proof.fault === null ? page.next : null;
  }
  context.showProgress('');
  const { number, hash, fault } = proof;
  answer(context, { records: number, hash: hash === chainStart ? null : hash, fault }, () => [
    `${number} records of the audit hold; the last has the hash ${hash}`,
    ...conclude(fault === null ? [] : [fault]),
  ]);
  return fault === null ? exitCodes.done : exitCodes.faults;
}

function conclude(faults: readonly string[]): string[] {
  return faults.length === 0 ? ['No fault found.'] : faults.map((fault) => `FAULT  ${fault}`);
}
