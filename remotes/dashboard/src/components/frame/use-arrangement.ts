import { defaultPreferences, preferencesInputSchema } from '@pazar/contracts/preferences';
import { usePreferences } from '@pazar/section/record/use-preferences';
import { useShell } from '@pazar/shell/context';
import { useEffect } from 'react';
import type { Arrangement } from '../../model/arrangement.ts';

const keptAs = 'dashboard.arrangement';

export interface ArrangementHandle {
  /** That of the last visit until the server has answered. */
  readonly arrangement: Arrangement;
  /** Changes it as another tab may have left it; a change that could not be saved is reported. */
  readonly arrange: (make: (before: Arrangement) => Arrangement) => void;
}

/** How the agent has arranged the dashboard, kept on the server and, for the first paint, here. */
export function useArrangement(): ArrangementHandle {
  const { answers } = useShell();
  const { preferences, change } = usePreferences();
  const saved = preferences?.dashboard;
  useEffect(
    function keepForTheNextVisit() {
      if (saved !== undefined) answers?.write(keptAs, saved);
    },
    [answers, saved],
  );
  return {
    arrangement: saved ?? readKept(answers?.read(keptAs)) ?? defaultPreferences.dashboard,
    arrange: (make) => change((before) => ({ ...before, dashboard: make(before.dashboard) })),
  };
}

function readKept(content: unknown): Arrangement | null {
  const kept = preferencesInputSchema.safeParse({ ...defaultPreferences, dashboard: content });
  return kept.success ? kept.data.dashboard : null;
}
