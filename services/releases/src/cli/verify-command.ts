import pLimit from 'p-limit';
import { commonFiles, commonFolder } from '@pazar/contracts/releases/common-files';
import type { DiscoveryEntry } from '@pazar/contracts/releases/discovery';
import type { Statement } from '@pazar/contracts/releases/statement';
import type { AuditLink } from '../domain/audit-api.ts';
import { followAudit, inPages } from '../domain/audit-chain.ts';
import { integrityOf } from '@pazar/service/integrity';
import { messageOf } from './cli-failure.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { encodings, fetchBytes } from './fetch-bytes.ts';
import { counted } from './table.ts';
import { readServedDocument } from './verify-document.ts';

/** Requests that are sent at the same time. */
const concurrency = 8;

interface ServedFile {
  url: string;
  integrity: string;
}

/**
 * `verify`: reads the files that browsers get, in every encoding: signature, hash, expiry and order
 * of the document, and every script, style, text and manifest of its versions at both origins. Then
 * the registry reads back from its store the live versions and those that a rollback would restore.
 * Exit 8 with every fault.
 */
export async function verifyCommand(context: CommandContext): Promise<ExitCode> {
  const { client, shell } = context;
  const [{ items: keys }, issued] = await Promise.all([client.keys(), client.document()]);
  const options = { keys: keys.map(({ key }) => key), now: context.now() };
  const [served, ...others] = await Promise.all(
    encodings.map((encoding) => readServedDocument(shell, { ...options, encoding })),
  );
  if (!served) throw new Error('There is at least one encoding');
  const { document, statement } = served;
  const faults = new Set([served, ...others].flatMap((read) => read.faults));
  if (statement.sequence < issued.sequence) {
    faults.add(
      `the edge serves document ${statement.sequence}; the registry has issued ${issued.sequence}`,
    );
  }
  for (const fault of await checkAnchor(context, statement)) faults.add(fault);
  const entries = Object.values(document.microFrontends).flat();
  const files = entries.flatMap((entry) => filesOf(entry, statement));
  for (const fault of await checkServed(files, context)) faults.add(fault);
  const stored = await checkStoredVersions(context);
  for (const fault of stored.faults) faults.add(fault);
  const { sequence, expires } = statement;
  const result = { sequence, expires, files: files.length, versions: stored.versions };
  answer(context, { ...result, faults: [...faults] }, () => [
    `Document ${sequence}, valid until ${expires}: read ${counted(files.length, 'file')} in ${encodings.length} encodings, and ${counted(stored.versions, 'stored version')}`,
    ...conclude([...faults]),
  ]);
  return faults.size === 0 ? exitCodes.done : exitCodes.faults;
}

/** What browsers may request of an entry; the common files where the statement says that there are some. */
function filesOf(
  { url, fallbackUrl, metadata, extras }: DiscoveryEntry,
  { commonFiles: hasCommon }: Statement,
): ServedFile[] {
  const origins = fallbackUrl === undefined ? [url] : [url, fallbackUrl];
  const { build } = extras.pazar;
  const common = hasCommon ? commonFiles(build) : null;
  const places = [
    { folder: './', files: build.integrity },
    { folder: `../${commonFolder}/`, files: common?.integrity ?? {} },
  ];
  return origins.flatMap((manifest) => [
    { url: manifest, integrity: metadata.integrity },
    ...places.flatMap(({ folder, files }) =>
      Object.entries(files).map(([path, integrity]) => ({
        url: new URL(folder + path, manifest).href,
        integrity,
      })),
    ),
  ]);
}

async function checkServed(
  files: readonly ServedFile[],
  { showProgress }: CommandContext,
): Promise<string[]> {
  const limit = pLimit(concurrency);
  let done = 0;
  const faults = await Promise.all(
    files.map((file) =>
      limit(async () => {
        const found = await faultsOf(file);
        showProgress(`${(done += 1)} of ${files.length} files`);
        return found;
      }),
    ),
  );
  showProgress('');
  return faults.flat();
}

async function faultsOf({ url, integrity }: ServedFile): Promise<string[]> {
  const faults = await Promise.all(
    encodings.map(async (encoding) => {
      try {
        const found = integrityOf(await fetchBytes(url, encoding));
        const detail = `${url} does not match its hash in the document (${encoding})`;
        return found === integrity ? [] : [detail];
      } catch (error) {
        return [messageOf(error)];
      }
    }),
  );
  return faults.flat();
}

/** Makes the registry read back the versions that browsers get now and after a rollback. */
async function checkStoredVersions({
  client,
  showProgress,
}: CommandContext): Promise<{ versions: number; faults: string[] }> {
  const states = await client.states();
  const versions = states.flatMap(({ name, stable, rollout, rollbackWindow }) =>
    [...new Set([stable, rollout?.version, ...rollbackWindow])].flatMap((version) =>
      typeof version === 'string' ? [{ remote: name, version }] : [],
    ),
  );
  const faults: string[] = [];
  for (const { remote, version } of versions) {
    showProgress(`${remote} ${version} in the store`);
    const stored = await client.stored(remote, version);
    for (const { path, fault } of stored.faults) {
      const repair = `check out its commit and run: pazar repair <folder of ${remote}> --build --reason "…"`;
      faults.push(`${remote} ${version}: ${path} is ${fault} in the store; ${repair}`);
    }
  }
  showProgress('');
  return { versions: versions.length, faults };
}

/**
 * `verify --audit`: the whole audit, link by link, and the record that the signed statement of the edge
 * names. Exit 8 at the first fault: a record that was changed, or a log that was cut or written anew.
 */
export async function verifyAuditCommand(context: CommandContext): Promise<ExitCode> {
  const { items: keys } = await context.client.keys();
  const trust = { keys: keys.map(({ key }) => key), now: context.now() };
  const { statement, faults: ofStatement } = await readServedDocument(context.shell, trust);
  const { audit: anchor } = statement;
  let anchored: string | undefined;
  const links = inPages(async (after) => {
    const page = await context.client.auditPage(after);
    anchored ??= page.items.find(({ number }) => number === anchor?.number)?.hash;
    context.showProgress(`${after + page.items.length} records`);
    return page;
  });
  const { head, fault: broken } = await followAudit(links);
  context.showProgress('');
  const { position: number, hash } = head;
  const faults = [...ofStatement, ...(broken === null ? anchorFaults(anchor, anchored) : [broken])];
  const [fault = null] = faults;
  answer(context, { records: number, hash: number === 0 ? null : hash, fault }, () => [
    `${counted(number, 'audit record')} verified; the last hash is ${hash}`,
    ...conclude(faults),
  ]);
  return fault === null ? exitCodes.done : exitCodes.faults;
}

/** Requests the audit record that a signed statement names, and compares it. */
async function checkAnchor(
  { client }: CommandContext,
  { audit: anchor }: Statement,
): Promise<string[]> {
  if (anchor === undefined) return [];
  const { items } = await client.auditPage(anchor.number - 1, 1);
  const [link] = items.filter(({ number }) => number === anchor.number);
  return anchorFaults(anchor, link?.hash);
}

/** The fault of the record that a signed statement names, by the hash that the registry has for it. */
function anchorFaults(anchor: Statement['audit'], found: AuditLink['hash'] | undefined): string[] {
  if (anchor === undefined || anchor.hash === found) return [];
  const what = found === undefined ? 'is missing: the log was cut' : 'has a different hash';
  return [`audit record ${anchor.number}, which the signed statement names, ${what}`];
}

function conclude(faults: readonly string[]): string[] {
  return faults.length === 0 ? ['No fault found.'] : faults.map((fault) => `FAULT  ${fault}`);
}
