import { type ReactNode, useEffect, useState } from 'react';
import { useHost } from '../../host-services.ts';
import { noteTime } from '../../core/journal/timings.ts';
import type { RemoteRecord } from '../../core/records/remote-record.ts';

export interface SectionMountProps {
  readonly record: RemoteRecord;
  readonly children: ReactNode;
}

/** Times a section from its first rendering until it stands on the page. */
export function SectionMount({ record, children }: SectionMountProps) {
  const { loader, observations } = useHost();
  const [start] = useState(() => performance.now());
  useEffect(
    function noteMount() {
      noteTime('mount', { start, remote: record.name });
      const milliseconds = Math.round(performance.now() - start);
      // An effect that throws takes the section off the page again at once.
      const timer = setTimeout(function stands() {
        loader.worked(record);
        observations.note(record, { type: 'mount', outcome: 'ok', milliseconds });
      });
      return () => clearTimeout(timer);
    },
    [start, record, loader, observations],
  );
  return children;
}
