import type { Locale } from '@pazar/contracts/locale';
import { createContext, useContext } from 'react';
import type { HttpClient } from './services/http.ts';
import type { Maps } from './services/maps.ts';
import type {
  AnswerStorage,
  ChangeLocale,
  Commands,
  Drafts,
  LeaveGuard,
  Notify,
  RefreshSession,
  ViewAgent,
} from './services/page.ts';

/** Everything a section may ask of the shell. The host implements it; `@pazar/testing` fakes it. */
export interface ShellServices {
  readonly refreshSession: RefreshSession;
  readonly viewAgent: ViewAgent;
  readonly http: HttpClient;
  readonly locale: Locale;
  readonly changeLocale: ChangeLocale;
  readonly notify: Notify;
  readonly leaveGuard: LeaveGuard;
  readonly drafts: Drafts;
  /** Absent in shells before 0.3: nothing is stored then. */
  readonly answers?: AnswerStorage;
  readonly commands: Commands;
  readonly maps: Maps;
  /**
   * The page that a section names in `section.json` for a subject of an event, the most exact subject
   * first; undefined when the agent may open none. Absent in shells before 0.3.
   */
  readonly subjectPage?: (subjects: readonly string[], id: string) => string | undefined;
  /** Where `<InfoBar>` renders; null while the info bar is not on the page. */
  readonly infoBar: HTMLElement | null;
}

const ShellContext = createContext<ShellServices | null>(null);
ShellContext.displayName = 'Shell';

/** Provides the shell's services to one section. For the host and for tests. */
export const ShellProvider = ShellContext.Provider;

/** @throws Error when no shell is above: a section cannot run alone. */
export function useShell(): ShellServices {
  const shell = useContext(ShellContext);
  if (shell === null) {
    throw new Error('No Pazar shell above this component. Render it in a section of the host.');
  }
  return shell;
}
