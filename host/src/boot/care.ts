import type { Build } from '../core/builds/build.ts';
import { getRoomsAhead } from './rooms-ahead.ts';
import { readLastGood } from '../core/discovery/last-good-document.ts';
import { showOverrideBadge } from '../view/overlays/override-badge.tsx';
import { createRecall } from './replace-recalled.ts';
import { watchDocument } from '../core/discovery/watch-document.ts';
import { keepGoodVersion } from '../core/loading/last-good-versions.ts';
import { nameOfSection, routeAt } from '../core/builds/section-route.ts';
import { hasMounted } from '../core/journal/has-mounted.ts';
import { sendTelemetry } from '../core/telemetry/send-telemetry.ts';
import { watchVitals } from '../core/telemetry/watch-vitals.ts';
import type { HostServices } from '../host-services.ts';

export { findRescue } from '../core/loading/find-rescue.ts';

/** Says that an earlier version stands in for a section. The same bytes from elsewhere are no news. */
export function sayRescue(host: HostServices, build: Build): void {
  if (build.reason === 'rescue-fallback') return;
  host.notify(host.i18n.t('section.rescued', { section: nameOfSection(build, host) }));
}

/** Everything that looks after the sections once the page stands. */
export function startCare(host: HostServices, failedOverrides: readonly string[]): void {
  const { config, builds, loader, observations, storage, statement } = host;
  const isOverridden = builds.some(({ reason }) => reason === 'override');

  watchVitals({
    observations,
    current: () => {
      const chosen = builds.find((build) => routeAt(build, location.pathname) !== undefined);
      return chosen && (loader.loaded(chosen)?.build ?? chosen);
    },
  });
  if (config.telemetry !== undefined) {
    sendTelemetry({ ...config.telemetry, observations, isOverridden, storage });
  }
  observations.listen((build, observation) => {
    if (hasMounted(observation)) keepGood(storage, build);
  });
  getRoomsAhead(host);
  const replaceRecalled = createRecall(host);
  watchDocument({
    address: config.discovery,
    keys: statement.keys,
    sequence: statement.sequence,
    fault: host.discoveryFault,
    storage,
    onFault: (fault) => {
      host.notify(host.i18n.t(`discovery.${fault}`));
      host.sectionErrors.reportRefused(fault);
    },
    onLook: async (document) => {
      if (document !== null) await replaceRecalled(document);
    },
  });
  if (isOverridden || failedOverrides.length > 0) showOverrideBadge(host, failedOverrides);
  getReadyForNoNetwork();
}

/** What has to be said or asked when the connection is gone cannot be fetched then. */
function getReadyForNoNetwork(): void {
  const parts = [
    import('../view/overlays/toasts.tsx'),
    import(/* webpackChunkName: "dialogs" */ '../view/overlays/leave-dialog.tsx'),
  ];
  // Whoever needs one asks again.
  for (const part of parts) part.catch(() => undefined);
}

/** Only what the signed document of this browser names can be verified again. */
function keepGood(storage: Storage, { name: remote, version, integrity }: Build): void {
  const signed = readLastGood(storage);
  if (integrity === null || signed === null) return;
  const { sequence, document, statement } = signed;
  if (!document.includes(`"version":${JSON.stringify(version)}`)) return;
  keepGoodVersion(storage, { remote, version, sequence, signed: { document, statement } });
}
