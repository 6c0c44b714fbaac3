import { type ReactNode, useEffect, useState } from 'react';
import { useHost } from '../boot/host-services.ts';
import { noteTime } from '../diagnostics/timings.ts';
import type { RemoteRecord } from '../federation/remote-record.ts';

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
      loader.worked(record);
      const milliseconds = Math.round(performance.now() - start);
      observations.note(record, { type: 'mount', outcome: 'ok', milliseconds });
    },
    [start, record, loader, observations],
  );
  return children;
}
