import { useRef, useState } from 'react';

export interface SingleRun<Parameters extends readonly unknown[]> {
  readonly run: (...parameters: Parameters) => void;
  readonly isBusy: boolean;
}

/**
 * Runs one call at a time. A second press can come before the button renders as busy; it does nothing.
 *
 * @param work reports its own failures
 */
export function useSingleRun<Parameters extends readonly unknown[]>(
  work: (...parameters: Parameters) => Promise<void>,
): SingleRun<Parameters> {
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  async function start(parameters: Parameters): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work(...parameters);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }
  return { isBusy, run: (...parameters) => void start(parameters) };
}
