import type { DiscoveryDocument } from '@pazar/contracts/discovery';
import type { HostServices } from '../host-services.ts';
import { originCheck, recordOf, type RemoteRecord } from '../core/records/remote-record.ts';
import { removeStyles } from '../core/loading/remove-styles.ts';
import { nameOfSection } from '../core/records/name-of-section.ts';
import { sectionQuery } from '../view/sections/section-query.ts';

/**
 * Takes recalled versions out of this tab, once for each. A section that is not on the page is
 * replaced at once. Of the one that is, the leave guard is asked; who stays keeps it until nothing
 * is unsaved any more. The page is not loaded anew.
 */
export function createRecall(host: HostServices) {
  const { records, loader, leaveGuard } = host;
  const isAllowed = originCheck(host.config.assetOrigins);
  const gone = new Set<string>();
  const asked = new Set<string>();

  async function mayReplace(record: RemoteRecord, chosen: RemoteRecord): Promise<boolean> {
    if (!isOnPage(chosen)) return true;
    if (asked.has(record.manifest)) return !leaveGuard.isHeld();
    asked.add(record.manifest);
    return leaveGuard.mayLeave();
  }

  async function replace(chosen: RemoteRecord, recalled: RemoteRecord, next: RemoteRecord) {
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
    for (const chosen of records) {
      const running = loader.loaded(chosen)?.record ?? chosen;
      const next = gone.has(running.manifest) ? null : replacementOf(running, document);
      if (next !== null && isAllowed(next.manifest)) await replace(chosen, running, next);
    }
  };
}

/** The default version in the place of one that the document recalls; null for any other. */
function replacementOf(
  { name, version, integrity }: RemoteRecord,
  { microFrontends }: DiscoveryDocument,
): RemoteRecord | null {
  const standard = microFrontends[name]?.find(({ deployment }) => deployment.default);
  const isRecalled = standard?.extras.pazar.recalled?.includes(version) ?? false;
  // What an override or a development server has is not the registry's to call back.
  if (standard === undefined || !isRecalled || integrity === null) return null;
  return recordOf(name, standard, { reason: 'recalled', group: 'other', rollout: null });
}

function isOnPage({ entry }: RemoteRecord): boolean {
  const [segment] = location.pathname.slice(1).split('/');
  return entry.extras.pazar.section.routes.some(({ path }) => path === segment);
}
