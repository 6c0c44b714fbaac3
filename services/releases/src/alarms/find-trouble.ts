import { readCanaries, readExpiringTokens, readLastBackup } from '../registry/figures.ts';
import { tokenWarningDays } from '../domain/token-api.ts';
import type { NewNotice } from '../notices/notice-store.ts';
import { activeKeys, readKeyRecords } from '../registry/key-records.ts';
import { readDocumentRow } from '../registry/read-registry.ts';
import type { RegistryParts } from '../registry/registry-parts.ts';
import { readCertificateEnd } from './certificates.ts';
import { content, describeExpiry, type Says } from './thresholds.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** As `pazar doctor` warns, and once more when it is urgent. */
const tokenDays = [tokenWarningDays, 2];
/** A statement lasts 30 days and is renewed every day: fewer mean that the renewal fails. */
const statementDays = [25, 7, 1];
/** Certificates of ACME are renewed 30 days before their end: fewer mean that the renewal fails. */
const certificateDays = [21, 7, 1];
/** NIST SP 800-57, part 1, table 1: a private signature key is used for one to three years. */
const keyLifeMs = 365 * dayMs;
/** The default time of a step: a canary without a report for as long is not watched. */
const silentMs = 30 * minuteMs;
/** Two nights. */
const backupMs = 2 * dayMs;

/** What operators have to hear of that no change of a release says. */
export async function findTrouble(
  { database: { queries }, now }: Pick<RegistryParts, 'database' | 'now'>,
  origins: readonly string[],
  signal?: AbortSignal,
): Promise<NewNotice[]> {
  const at = now();
  const found: (NewNotice | undefined)[] = [];
  for (const { id, name, expiresAt } of await readExpiringTokens(queries, at)) {
    const remedy =
      'Create another one with pazar tokens create, hand it over, and revoke this one.';
    const expiry = { key: `token:${id}`, what: `The token ${name}`, at: expiresAt };
    found.push(describeExpiry({ ...expiry, days: tokenDays, remedy }, at));
  }
  const document = await readDocumentRow(queries);
  const statement = {
    key: `statement:${document.sequence}`,
    what: `The statement of document ${document.sequence}`,
    at: document.expiresAt,
    days: statementDays,
    remedy: 'It is renewed every day: the log of the registry says why it was not.',
  };
  found.push(describeExpiry(statement, at));
  for (const { keyId, addedAt } of activeKeys(await readKeyRecords(queries))) {
    const what = `The signing key ${keyId}`;
    const remedy = 'Replace it: pazar keys add, and 30 days later pazar keys retire.';
    const end = new Date(addedAt.getTime() + keyLifeMs);
    const expiry = { key: `key:${keyId}`, what, at: end, days: [14, 0], remedy };
    found.push(describeExpiry({ ...expiry, says: ageOfKey }, at));
  }
  for (const origin of origins) {
    const end = await readCertificateEnd(origin, signal);
    if (end === undefined) continue;
    const expiry = { key: `certificate:${origin}:${end.toISOString()}`, at: end };
    const what = `The certificate of ${origin}`;
    const remedy = 'Renew it: browsers refuse the address afterwards.';
    found.push(describeExpiry({ ...expiry, what, days: certificateDays, remedy }, at));
  }
  found.push(...(await findSilence(queries, at)), await findOldBackup(queries, at));
  return found.flatMap((notice) => notice ?? []);
}

const ageOfKey: Says = {
  soon: (days) => `will be a year old within ${days}`,
  past: 'is a year old',
  end: 'is a year old',
};

type Queries = RegistryParts['database']['queries'];

async function findSilence(queries: Queries, at: Date): Promise<NewNotice[]> {
  const canaries = await readCanaries(queries);
  return canaries
    .filter(
      ({ state, heardAt }) => state === 'running' && at.getTime() - heardAt.getTime() > silentMs,
    )
    .map(({ id, remote, version, heardAt }) => ({
      key: `silence:${id}:${heardAt.toISOString()}`,
      content: content(
        { kind: 'silent', title: `${remote}: no browser reports the canary`, remote, version },
        [
          `No browser has reported ${remote} ${version} or its control since ${heardAt.toISOString()}.`,
          'The canary keeps its share, and nobody judges it.',
          'Look at the edge: pazar_registry_reachable, pazar_reports_total, PAZAR_TELEMETRY_SAMPLE.',
        ],
        at,
      ),
    }));
}

/** Where backups are made at all: an installation may use those of PostgreSQL and of its bucket alone. */
async function findOldBackup(queries: Queries, at: Date): Promise<NewNotice | undefined> {
  const last = await readLastBackup(queries);
  if (last === undefined || at.getTime() - last.getTime() <= backupMs) return undefined;
  const title = 'No backup was written for two days';
  const lines = [`The last backup is of ${last.toISOString()}.`, 'Look at what runs pazar backup.'];
  return {
    key: `backup-old:${last.toISOString()}`,
    content: content({ kind: 'backup-old', title }, lines, at),
  };
}
