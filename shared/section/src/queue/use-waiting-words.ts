import { useTranslation } from 'react-i18next';
import type { WaitingState } from './waiting-state.ts';

/** Names the state of an entry that is not recorded, and says why it waits. */
export function useWaitingWords() {
  const { t } = useTranslation('shell');
  return {
    name: (state: WaitingState): string => t(`waiting.state.${state}`),
    /** Undefined for one that failed: its failure says why. */
    why: (state: WaitingState): string | undefined =>
      state === 'refused' || state === 'unsure' ? undefined : t(`waiting.why.${state}`),
  };
}
