import type { DiscoveryDocument } from '@pazar/contracts/discovery';
import type { HostServices } from '../host-services.ts';
import { type Build, buildOf, originCheck } from '../core/builds/build.ts';
import { defaultOf, isRecalled } from '../core/builds/choose-entry.ts';
import { removeStyles } from '../core/loading/remove-styles.ts';
import { nameOfSection, routeAt } from '../core/builds/section-route.ts';
import { sectionQuery } from '../view/sections/section-query.ts';

/**
 * Takes recalled versions out of this tab, once for each. A section that is not on the page is
 * replaced at once. Of the one that is, the leave guard is asked; who stays keeps it until nothing
 * is unsaved any more. The page is not loaded anew.
 */
export function createRecall(host: HostServices) {
  const { builds, loader, leaveGuard } = host;
  const isAllowed = originCheck(host.config.assetOrigins);
  const gone = new Set<string>();
  const asked = new Set<string>();

  async function mayReplace(build: Build, chosen: Build): Promise<boolean> {
    if (!isOnPage(chosen)) return true;
    if (asked.has(build.manifest)) return !leaveGuard.isHeld();
    asked.add(build.manifest);
    return leaveGuard.mayLeave();
  }

  async function replace(chosen: Build, recalled: Build, next: Build) {
    if (!(await mayReplace(recalled, chosen))) return;
    gone.add(recalled.manifest);
    const wasLoaded = loader.loaded(chosen) !== undefined;
    loader.replace(next);
    if (!wasLoaded && !isOnPage(chosen)) return;
    // A replacement that cannot be had leaves the panel that says so; the recalled one may not stay.
    const query = { ...sectionQuery(host, chosen), staleTime: 0 };
    await host.queryClient.query(query).catch(() => undefined);
    host.queryClient.removeQueries({ queryKey: [chosen.name], type: 'inactive' });
    removeStyles(recalled);
    if (isOnPage(chosen)) {
      host.notify(host.i18n.t('section.recalled', { section: nameOfSection(chosen, host) }));
    }
  }

  return async (document: DiscoveryDocument): Promise<void> => {
    for (const chosen of builds) {
      const running = loader.loaded(chosen)?.build ?? chosen;
      const next = gone.has(running.manifest) ? null : replacementOf(running, document);
      if (next !== null && isAllowed(next.manifest)) await replace(chosen, running, next);
    }
  };
}

/** The default version in place of one that the document recalls; null for any other. */
function replacementOf(
  { name, version, integrity }: Build,
  { microFrontends }: DiscoveryDocument,
): Build | null {
  const entries = microFrontends[name] ?? [];
  const standard = defaultOf(entries);
  // The registry cannot recall what an override or a development server serves.
  if (standard === undefined || integrity === null || !isRecalled(entries, version)) return null;
  return buildOf(name, standard, { reason: 'recalled', group: 'other', rollout: null });
}

const isOnPage = (build: Build) => routeAt(build, location.pathname) !== undefined;
