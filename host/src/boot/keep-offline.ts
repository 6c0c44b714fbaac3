import type { DiscoveryDocument } from '@pazar/contracts/releases/discovery';
import { pageCache, shellCache } from '@pazar/contracts/releases/kept-caches';
import { type Build, chosenBuilds } from '../core/builds/build.ts';
import { rolloutPlaces, rolloutSubject } from '../core/builds/choose-entry.ts';
import { hasMounted } from '../core/builds/observations.ts';
import { whenIdle } from '../core/clock/when-idle.ts';
import type { Trust } from '../core/discovery/verify-document.ts';
import { isFull, keepFiles, noteFull, wasFull } from '../core/offline/keep-files.ts';
import { keepShell } from '../core/offline/keep-shell.ts';
import { buildsToKeep, cacheOf, cachesToDrop } from '../core/offline/kept-sections.ts';
import { registerWorker } from '../core/offline/worker.ts';
import { readLastGood } from '../core/discovery/last-good-document.ts';
import { keptCaches, stopKeeping } from '../core/storage/kept-caches.ts';
import type { HostServices } from '../host-services.ts';

/** One tab keeps at a time; the next one finds what is there already. */
const turn = 'pazar-keep';

export interface NewestDocument {
  readonly document: DiscoveryDocument;
  readonly sequence: number;
  readonly allowsOffline: boolean;
}

/** What a tab does for a start without a network. */
export interface OfflineKeeper {
  /** A newer document has verified. */
  readonly follow: (newest: NewestDocument) => void;
}

/**
 * Keeps the page, the shell's files and those of the sections that this browser has opened, and removes what the
 * newest document does not name. A service worker serves them. Where the document switches that off, and in an
 * installation with development servers, the worker and all files are removed.
 */
export function createOfflineKeeper(host: HostServices): OfflineKeeper {
  let newest: NewestDocument = host.discovery;
  let isWanted = false;
  let isRunning = false;
  const held = new Set<string>();

  /** Other tabs leave alone what this one uses. A browser keeps no page with a lock for its back button. */
  function hold(cache: string): void {
    if (held.has(cache)) return;
    held.add(cache);
    const left = new Promise<void>((resolve) => {
      addEventListener('pagehide', () => resolve(held.clear()), { once: true });
    });
    void navigator.locks.request(cache, { mode: 'shared' }, () => left);
  }

  /** @returns the builds that run */
  function holdOwn(): readonly Build[] {
    const script = document.querySelector('script[src^="/static/js/index."]')?.getAttribute('src');
    if (script) hold(shellCache + script);
    const running = Object.values(host.sections.store.getState()).flatMap(({ running: one }) =>
      one === null ? [] : [one.build],
    );
    for (const build of running) hold(cacheOf(build));
    return running;
  }

  async function keep(): Promise<void> {
    const running = holdOwn();
    if (isFull(host.storage, host.clock.now()) && !(await caches.has(pageCache))) return;
    await registerWorker();
    await navigator.locks.request(turn, () =>
      keepAll(host, { newest, opened: new Set(running.map(({ name }) => name)) }),
    );
  }

  /** Runs again when something has changed meanwhile. */
  async function run(): Promise<void> {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      try {
        if (!mayKeep(host, newest)) await stopKeeping();
        else if (navigator.onLine && isLoggedIn(host)) await keep();
      } catch (error) {
        // The next change or the next start tries again; without a network the page then opens as before.
        console.warn('Not everything is kept for a start without a network', error);
      }
    }
    isRunning = false;
  }

  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (mayKeep(host, newest) && isLoggedIn(host)) holdOwn();
    void run();
  });
  host.observations.listen((_build, observation) => {
    if (hasMounted(observation)) whenIdle(() => void run());
  });
  return {
    follow(given) {
      newest = given;
      // Work that is under way may wait for a network that does not answer.
      if (isRunning && !mayKeep(host, given)) void stopKeeping().catch(() => undefined);
      void run();
    },
  };
}

function mayKeep({ config }: HostServices, { allowsOffline }: NewestDocument): boolean {
  return allowsOffline && config.developmentRemotes === undefined;
}

/** A visitor who logs in meanwhile is an agent from then on. */
const isLoggedIn = ({ session }: HostServices) => session.getState().session !== null;

interface KeepAllOptions {
  readonly newest: NewestDocument;
  readonly opened: ReadonlySet<string>;
}

async function keepAll(host: HostServices, { newest, opened }: KeepAllOptions): Promise<void> {
  const { config, storage, clock, discovery } = host;
  const { document: named, sequence } = newest;
  // Another tab has read a newer document: this one would put back what that has removed.
  if ((readLastGood(storage)?.sequence ?? 0) > sequence) return;
  const { session } = host.session.getState();
  const places = await rolloutPlaces(named, () => rolloutSubject(session, storage), session);
  const chosen = chosenBuilds(named, config.assetOrigins, places);
  const before = await keptCaches();
  // Before anything is requested, so that a recall waits for no network.
  await drop(cachesToDrop(before, { document: named, shell: null, inUse: await cachesInUse() }));
  if (isFull(storage, clock.now())) return;
  try {
    const trust = { keys: discovery.keys, lowestSequence: sequence, now: clock.now() };
    const shell = await keepPage(trust);
    await drop(cachesToDrop(before, { document: named, shell, inUse: await cachesInUse() }));
    for (const build of buildsToKeep({ chosen, opened, caches: before })) await keepSection(build);
  } catch (error) {
    if (wasFull(error)) noteFull(storage, clock.now());
    throw error;
  }
}

/** Without space for the newest shell nothing stays: the kept one would never be replaced. */
async function keepPage(trust: Trust): Promise<string | null> {
  try {
    return await keepShell(trust);
  } catch (error) {
    if (wasFull(error)) {
      await stopKeeping();
      throw error;
    }
    console.warn('The page is not kept', error);
    return null;
  }
}

/** A section of which only a part has space is not kept; the others stay. */
async function keepSection(build: Build): Promise<void> {
  try {
    await keepFiles(cacheOf(build), build.integrity ?? []);
  } catch (error) {
    if (wasFull(error)) await caches.delete(cacheOf(build));
    throw error;
  }
}

/** Caches that an open tab uses: each holds a lock with the name of the cache. */
async function cachesInUse(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = '' }) => name));
}

async function drop(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}
