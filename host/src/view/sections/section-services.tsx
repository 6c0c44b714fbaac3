import { ShellProvider, type ShellServices } from '@pazar/shell/context';
import { type ReactNode, useCallback, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { useCurrentSession, useHost } from '../../host-services.ts';
import { subjectPage } from '../../core/builds/subject-page.ts';
import { viewAgent } from '../../core/session/view-storage.ts';
import { InfoBarContext } from '../page/frame-context.ts';
import { useSectionClient } from '../page/use-section-client.ts';

export interface SectionServicesProps {
  /** Name of the remote. */
  readonly remote: string;
  readonly children: ReactNode;
}

/** Gives one section its own view of the shell: a client that cancels and repeats its calls alone. */
export function SectionServices({ remote, children }: SectionServicesProps) {
  const host = useHost();
  const { locale, changeLocale, refreshSession, notify, leaveGuard, commands } = host;
  const { maps: mapsStore, agentStorage, builds } = host;
  const session = useCurrentSession();
  const maps = useStore(mapsStore);
  const infoBar = useContext(InfoBarContext);
  const agent = session?.id ?? '';
  const storages = useMemo(
    () => ({ drafts: agentStorage.draftsOf(agent), answers: agentStorage.answersOf(agent) }),
    [agentStorage, agent],
  );

  const { http } = useSectionClient(remote);
  const subjectPageOf = useCallback<NonNullable<ShellServices['subjectPage']>>(
    (subjects, id) => subjectPage({ subjects, id }, { builds, session }),
    [builds, session],
  );
  const services = useMemo<ShellServices>(
    () =>
      Object.freeze({
        refreshSession,
        viewAgent,
        http,
        locale,
        changeLocale,
        notify,
        leaveGuard,
        ...storages,
        commands: commands.ofSections,
        maps,
        subjectPage: subjectPageOf,
        infoBar,
      }),
    [
      refreshSession,
      http,
      locale,
      changeLocale,
      notify,
      leaveGuard,
      storages,
      commands,
      maps,
      subjectPageOf,
      infoBar,
    ],
  );
  // Another agent gets a new mount of the section: typed and loaded data must not pass to the next
  // agent.
  return (
    <ShellProvider key={session?.id} value={services}>
      {children}
    </ShellProvider>
  );
}
