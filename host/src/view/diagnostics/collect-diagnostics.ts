import { getInstance } from '@module-federation/enhanced/runtime';
import type { HostServices } from '../../host-services.ts';
import type { Build } from '../../core/builds/build.ts';
import { redact } from '../../core/journal/redact.ts';
import { lastTiming } from '../../core/journal/timings.ts';

/** One remote as it runs in this tab. Times are milliseconds, null until they are measured. */
export interface SectionFacts {
  readonly name: string;
  readonly version: string;
  readonly reason: Build['reason'];
  /** Its side of a running rollout; `other` when it has none. */
  readonly group: Build['group'];
  readonly loadTime: number | null;
  readonly mountTime: number | null;
  /** Files with a hash in the signed document; null for a development server. */
  readonly signedFiles: number | null;
}

/** One error, without anything personal. */
export interface ErrorFacts {
  /** ISO 8601. */
  readonly time: string;
  readonly from: string;
  readonly message: string;
  /** The code that the visitor sees, or the server's request identifier. */
  readonly reference: string | null;
}

export interface Diagnostics {
  /** When this was collected, ISO 8601. */
  readonly time: string;
  /** Hash of the shell's own script. */
  readonly build: string;
  readonly document: {
    readonly sequence: number;
    readonly issuedAt: string;
    /** Why a newer one was rejected, or null. */
    readonly fault: string | null;
    readonly discoverTime: number | null;
    readonly verifyTime: number | null;
  };
  readonly browser: {
    readonly agent: string;
    readonly locale: string;
    readonly languages: string;
    readonly window: string;
    readonly isOnline: boolean;
  };
  readonly sections: readonly SectionFacts[];
  readonly shared: readonly { readonly name: string; readonly versions: string }[];
  readonly errors: readonly ErrorFacts[];
}

/** The diagnostics for support; no data of the agent, and no token. */
export function collectDiagnostics(host: HostServices): Diagnostics {
  const { sequence, issuedAt, fault } = host.discovery;
  return {
    time: new Date().toISOString(),
    build: buildOfShell(),
    document: {
      sequence,
      issuedAt,
      fault,
      discoverTime: lastTiming('discover'),
      verifyTime: lastTiming('verify'),
    },
    browser: {
      agent: navigator.userAgent,
      locale: host.locale,
      languages: navigator.languages.join(', '),
      window: `${innerWidth} × ${innerHeight} @ ${devicePixelRatio}`,
      isOnline: navigator.onLine,
    },
    sections: host.builds.map((chosen) => sectionFacts(host.sections.current(chosen.name))),
    shared: sharedVersions(),
    errors: errorFacts(host),
  };
}

function sectionFacts({ name, version, reason, group, integrity }: Build): SectionFacts {
  return {
    name,
    version,
    reason,
    group,
    loadTime: lastTiming('load', name),
    mountTime: lastTiming('mount', name),
    signedFiles: integrity?.size ?? null,
  };
}

/** The build names its script after a hash of its content. */
function buildOfShell(): string {
  const names = [...document.scripts].map(({ src }) => /\/index\.(\w+)\.js$/.exec(src)?.[1]);
  return names.find((name) => name !== undefined) ?? 'development';
}

function errorFacts({ sectionErrors, httpErrors }: HostServices): ErrorFacts[] {
  const ofSections = sectionErrors.recent().map(({ at, from, version, ...error }) => ({
    at,
    from: version === null ? from : `${from} ${version}`,
    message: redact(`${error.kind}: ${error.message}`),
    reference: error.reference,
  }));
  const ofCalls = httpErrors.recent().map(({ at, from, method, path, ...error }) => ({
    at,
    from,
    message: redact(
      [method, path, error.status || error.kind, error.code ?? error.message].join(' '),
    ),
    reference: error.traceId ?? null,
  }));
  return [...ofSections, ...ofCalls]
    .toSorted((a, b) => b.at - a.at)
    .map(({ at, ...error }) => ({
      time: new Date(performance.timeOrigin + at).toISOString(),
      ...error,
    }));
}

const packageOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** The packages that all sections share, with the versions offered: more than one is a fault. */
function sharedVersions(): { name: string; versions: string }[] {
  const found = new Map<string, Set<string>>();
  for (const scope of Object.values(getInstance()?.shareScopeMap ?? {})) {
    for (const [path, offered] of Object.entries(scope)) {
      const name = packageOf(path);
      const versions = found.get(name) ?? new Set();
      for (const version of Object.keys(offered)) versions.add(version);
      found.set(name, versions);
    }
  }
  return [...found]
    .map(([name, versions]) => ({ name, versions: [...versions].toSorted().join(', ') }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
