import { useEffect, useMemo, useRef } from 'react';
import { useCurrentSession, useHost } from '../../host-services.ts';
import { createSectionClient, type SectionClient } from '../../core/http/section-client.ts';
import { createKeptReads } from '../../core/http/kept-reads.ts';
import { createSessionAccess } from '../../core/session/session-access.ts';

/**
 * A client of this remote for the current agent. Leaving the section aborts its pending reads;
 * signing out aborts every call.
 */
export function useSectionClient(remote: string): SectionClient {
  const { config, session: store, http, view, builds, agentStorage, shownAnswers } = useHost();
  const agent = useCurrentSession()?.id ?? null;
  const made = useMemo(() => {
    const access = createSessionAccess(store, agent);
    const kept =
      agent === null || view !== null
        ? undefined
        : createKeptReads({
            drafts: agentStorage.draftsOf(agent),
            reads: builds.flatMap(({ section }) => Object.values(section.reads ?? {}).flat()),
            shown: shownAnswers,
          });
    const client = createSectionClient({ api: config.api, http, access, from: remote, kept });
    return { access, client };
  }, [config, remote, http, store, agent, view, builds, agentStorage, shownAnswers]);

  const mounted = useRef<typeof made>(null);
  useEffect(() => {
    mounted.current = made;
    return () => {
      mounted.current = null;
      // Delayed, because strict mode unmounts and mounts again at once.
      queueMicrotask(() => {
        if (mounted.current === made) return;
        made.client.cancel(made.access.isCurrent() ? 'reads' : 'everything');
      });
    };
  }, [made]);
  return made.client;
}
