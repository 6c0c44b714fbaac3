import type { DiscoveryDocument } from '@pazar/contracts/releases/discovery';
import type { HostServices } from '../host-services.ts';
import { type Build, buildOf, originCheck } from '../core/builds/build.ts';
import { defaultOf, isRecalled } from '../core/builds/choose-entry.ts';
import { removeStyles } from '../core/builds/tags.ts';
import { nameOfSection, routeAt } from '../core/builds/section-routes.ts';

/** The question before a section with unsaved changes is replaced or removed. */
type Question = 'section.recallAsks' | 'section.withdrawAsks';

/**
 * Replaces recalled versions in this tab, each once. Sections that are not on the page are replaced
 * at once. For the one on the page the leave guard asks first; if the agent stays, it is replaced
 * when nothing is unsaved. Only where a section was withdrawn, so that nothing replaces it, the page
 * is loaded again, after the replacements; the leave guard asks first wherever that section is.
 */
export function createRecall(host: HostServices, reload: () => void) {
  const { builds, sections, leaveGuard } = host;
  const isAllowed = originCheck(host.config.assetOrigins);
  const replaced = new Set<string>();
  const asked = new Set<string>();

  async function mayReplace(recalled: Build): Promise<boolean> {
    return isOnPage(recalled) ? mayEnd(recalled, 'section.recallAsks') : true;
  }

  async function mayEnd(recalled: Build, question: Question): Promise<boolean> {
    if (asked.has(recalled.manifest)) return !leaveGuard.isHeld();
    asked.add(recalled.manifest);
    const section = nameOfSection(recalled, host);
    return leaveGuard.mayLeave(host.i18n.t(question, { section }));
  }

  async function replace(recalled: Build, next: Build): Promise<void> {
    if (!(await mayReplace(recalled))) return;
    replaced.add(recalled.manifest);
    // If the replacement does not load, the failure panel is shown: the recalled build may not
    // stay.
    if (!(await sections.switchTo(next))) return;
    host.queryClient.removeQueries({ queryKey: [recalled.name], type: 'inactive' });
    removeStyles(recalled, sections.current(recalled.name));
    if (isOnPage(recalled)) {
      host.notify(host.i18n.t('section.recalled', { section: nameOfSection(recalled, host) }));
    }
  }

  return async (document: DiscoveryDocument): Promise<void> => {
    const all = builds.map(({ name }) => sections.current(name));
    for (const running of all) {
      const next = replaced.has(running.manifest) ? null : replacementOf(running, document);
      if (next !== null && isAllowed(next.manifest)) await replace(running, next);
    }
    const withdrawn = all.find((running) => isWithdrawn(running, document));
    if (withdrawn !== undefined && (await mayEnd(withdrawn, 'section.withdrawAsks'))) reload();
  };
}

/** Whether a section has left the document; an override and a build of `pnpm dev` were never in it. */
function isWithdrawn({ name, integrity }: Build, { microFrontends }: DiscoveryDocument): boolean {
  return integrity !== null && microFrontends[name] === undefined;
}

/** The default version that replaces a recalled one; null for a version that is not recalled. */
function replacementOf(
  { name, version, integrity }: Build,
  { microFrontends }: DiscoveryDocument,
): Build | null {
  const entries = microFrontends[name] ?? [];
  const standard = defaultOf(entries);
  // The registry cannot recall an override or a build of a development server.
  if (standard === undefined || integrity === null || !isRecalled(entries, version)) return null;
  return buildOf(name, standard, { reason: 'recalled', group: 'other', rollout: null });
}

const isOnPage = (build: Build) => routeAt(build, location.pathname) !== undefined;
