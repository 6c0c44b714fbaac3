import { languageTags } from '@pazar/contracts/language-tags';
import { commonFolder, commonFiles } from '@pazar/contracts/releases/common-files';
import type {
  BuildFiles,
  DiscoveryDocument,
  DiscoveryEntry,
} from '@pazar/contracts/releases/discovery';
import { earlyChunks, firstShared } from '@pazar/contracts/releases/page-parts';
import type { HostFiles, StartData } from '@pazar/contracts/releases/runtime-config';
import type { SignedStatement, Statement } from '@pazar/contracts/releases/statement';
import type { Session } from '@pazar/contracts/session';
import { overridesKey } from '../core/builds/access.ts';
import {
  chooseEntry,
  hasRollout,
  rolloutPlaces,
  rolloutSubject,
} from '../core/builds/choose-entry.ts';
import { readsOfPage, scriptsOfPage } from '../core/builds/page-needs.ts';
import { sectionToOpen } from '../core/builds/section-routes.ts';
import { readEarly } from '../core/http/early-reads.ts';
import { fromBase64url } from '../core/discovery/bytes.ts';
import { storedLocale } from '../core/i18n/stored-locale.ts';
import { sessionKey, viewStorage } from '../core/session/view-storage.ts';
import { safeStorage } from '../core/storage/safe-storage.ts';

/**
 * Requests what the first script will load once it runs: the frame and the texts; for an agent the
 * HTTP client too, and the files of the section at this address with the parts of the design system
 * that a first screen needs.
 *
 * It runs nothing and trusts nothing: the document in the page is not verified yet. The start loads
 * each file by the verified document, with its integrity, and finds the bytes in the browser.
 *
 * @param data of the page, as the server embedded them
 * @throws whatever data of another shape cause; then the start requests everything itself
 */
export async function requestEarly(window: Window, data: StartData): Promise<void> {
  const locale = storedLocale();
  const session = storedSession(window);
  for (const language of new Set([locale, 'en'])) {
    preload(`/assets/localization/${language}.json`, { as: 'fetch' });
  }
  requestChunks(data.early, [earlyChunks.page]);
  if (session === null) return;
  requestChunks(data.early, [earlyChunks.agent]);

  const { pathname, search } = window.location;
  const found = await sectionAt(pathname, { data, session, local: safeStorage(window) });
  if (found === undefined) return;
  const { entry, signed, path } = found;
  const { build, base } = filesOf(entry, signed);
  const shown = firstShared.filter((name) => name in build.shared);
  requestChunks(data.early, [earlyChunks.section, ...shown]);
  const { section } = entry.extras.pazar;
  const scripts = [build.entry, ...build.expose.js, ...scriptsOfPage(section, path)];
  for (const script of scripts) {
    preload(new URL(script, base).href, { as: 'script', integrity: build.integrity[script] });
  }
  preload(new URL(build.localization[locale], base).href, { as: 'fetch' });
  if (search !== '') return;
  for (const read of readsOfPage(section, path)) {
    const address = data.config.api.replace(/\/$/, '') + read;
    readEarly(new URL(address, window.location.href).href, {
      'Accept-Language': languageTags[locale],
      Authorization: `Bearer ${session.token}`,
    });
  }
}

/** The session as it is stored, unless it is over: the start checks it, and decides again what it may open. */
function storedSession(window: Window): Session | null {
  const stored = (viewStorage(window) ?? safeStorage(window)).getItem(sessionKey);
  const session = stored === null ? null : (JSON.parse(stored) as Session);
  return session !== null && Date.parse(session.tokenExpiry) > Date.now() ? session : null;
}

interface Visit {
  readonly data: StartData;
  readonly session: Session;
  /** The storage with the overrides, and the number of this browser. */
  readonly local: Storage;
}

/** The version that this visitor gets of the section at an address; undefined where it is another one. */
async function sectionAt(pathname: string, { data, session, local }: Visit) {
  const { config, discovery } = data;
  const isReplaced =
    config.developmentRemotes !== undefined || local.getItem(overridesKey) !== null;
  if (discovery === undefined || isReplaced) return undefined;
  const document = JSON.parse(discovery.document) as DiscoveryDocument;
  const remotes = Object.entries(document.microFrontends);
  const builds = remotes.flatMap(([name, entries]) => {
    const { entry } = chooseEntry(entries, undefined) ?? { entry: entries[0] };
    return entry === undefined ? [] : [{ name, entry, section: entry.extras.pazar.section }];
  });
  const open = sectionToOpen(builds, pathname, session);
  if (open === undefined) return undefined;
  const { build: found, page: path } = open;
  const { microFrontends, ...rest } = document;
  const own = { ...rest, microFrontends: { [found.name]: microFrontends[found.name] ?? [] } };
  const signed = discovery.statement;
  // The draw ends in the next task, after the first script: a start with a canary of this section gains less.
  if (!hasRollout(own)) return { entry: found.entry, signed, path };
  const places = await rolloutPlaces(own, () => rolloutSubject(session, local), session);
  const entry = chooseEntry(microFrontends[found.name] ?? [], places.get(found.name))?.entry;
  return entry && { entry, signed, path };
}

/** The files of a build where the statement says they are: as the verified document has them. */
function filesOf(
  { url, extras }: DiscoveryEntry,
  signed: string,
): { build: BuildFiles; base: string } {
  const { build } = extras.pazar;
  const { payload } = JSON.parse(signed) as SignedStatement;
  const statement = JSON.parse(new TextDecoder().decode(fromBase64url(payload))) as Statement;
  const common = statement.commonFiles === true ? commonFiles(build) : null;
  return common === null
    ? { build, base: new URL('.', url).href }
    : { build: common, base: new URL(`../${commonFolder}/`, url).href };
}

/** @param files of the host's chunks; absent in a build that does not list them */
function requestChunks(files: HostFiles | undefined, names: readonly string[]): void {
  for (const [address, integrity] of names.flatMap((name) => Object.entries(files?.[name] ?? {}))) {
    preload(address, { as: address.endsWith('.css') ? 'style' : 'script', integrity });
  }
}

type Kind = 'script' | 'style' | 'fetch';

interface Preload {
  readonly as: Kind;
  /** Absent for fetched files: browsers do not check it there. */
  readonly integrity?: string | undefined;
}

function preload(address: string, { as, integrity }: Preload): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  // As the later request of the same file says it, or the browser would load it twice.
  link.crossOrigin = 'anonymous';
  if (integrity !== undefined && as !== 'fetch') link.integrity = integrity;
  link.href = address;
  document.head.append(link);
}
