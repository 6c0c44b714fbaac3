import { type ReactNode, useEffect, useState } from 'react';
import { useHost } from '../../host-services.ts';
import { recordTiming } from '../../core/journal/timings.ts';
import type { Build } from '../../core/builds/build.ts';

export interface SectionMountProps {
  readonly build: Build;
  readonly children: ReactNode;
}

/** Times a section from its first rendering until it is on the page. */
export function SectionMount({ build, children }: SectionMountProps) {
  const { sections, observations } = useHost();
  const [start] = useState(() => performance.now());
  useEffect(
    function noteMount() {
      recordTiming('mount', { start, remote: build.name });
      const milliseconds = Math.round(performance.now() - start);
      // An effect that throws unmounts the section at once.
      const timer = setTimeout(function hasMounted() {
        sections.markMounted(build);
        observations.note(build, { type: 'mount', outcome: 'ok', milliseconds });
      });
      return () => clearTimeout(timer);
    },
    [start, build, sections, observations],
  );
  return children;
}
