import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { failureOf, slotOf } from '../../core/loading/section-slot.ts';
import { useHost } from '../../host-services.ts';

/** A section while a page shows it: `running`, or `failure`, or neither while it loads. */
export function useSection(remote: string) {
  const { sections } = useHost();
  const slot = useStore(sections.store, (slots) => slotOf(slots, remote));
  const failure = failureOf(slot);
  const retry = () => sections.retry(remote);
  useEffect(
    function open() {
      return sections.open(remote);
    },
    [sections, remote],
  );

  const { key: visit } = useLocation();
  const tried = useRef(visit);
  useEffect(function retryElsewhere() {
    if (tried.current === visit) return;
    tried.current = visit;
    // A crash of one page does not concern the section's other pages.
    if (failure?.phase === 'mount') retry();
  });

  return { running: slot.running, failure, retry };
}
