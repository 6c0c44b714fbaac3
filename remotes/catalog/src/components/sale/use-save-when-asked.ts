import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Saving {
  /** What the agent typed, as one object: another object is another entry. */
  typed: object;
  /** Whether the server still has to say which promotions apply. */
  isAsking: boolean;
  save: () => void;
}

/**
 * Delays a press on Save while the promotions load, and saves when they have. A change of the input
 * cancels the press.
 */
export function useSaveWhenAsked({ typed, isAsking, save }: Saving) {
  const [kept, setKept] = useState<{ typed: object } | null>(null);
  const saved = useRef<typeof kept>(null);
  const isKept = kept?.typed === typed;
  const saveNow = useEffectEvent(save);
  useEffect(
    function saveWithAnswer() {
      // One press saves once, even if the page asks again.
      if (!isKept || isAsking || saved.current === kept) return;
      saved.current = kept;
      saveNow();
    },
    [kept, isKept, isAsking],
  );
  return {
    isWaiting: isKept && isAsking,
    press: () => (isAsking ? setKept({ typed }) : save()),
  };
}
