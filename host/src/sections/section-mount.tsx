import { type ReactNode, useEffect, useState } from 'react';
import { noteTime } from '../diagnostics/timings.ts';

export interface SectionMountProps {
  readonly remote: string;
  readonly children: ReactNode;
}

/** Times a section from its first rendering until it stands on the page. */
export function SectionMount({ remote, children }: SectionMountProps) {
  const [start] = useState(() => performance.now());
  useEffect(
    function noteMount() {
      noteTime('mount', { start, remote });
    },
    [start, remote],
  );
  return children;
}
