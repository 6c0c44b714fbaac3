import { useEffect, useMemo } from 'react';
import { useHost } from '../boot/host-services.ts';
import { SectionFailure } from '../federation/section-failure.ts';
import type { RemoteRecord } from '../federation/remote-record.ts';
import { SectionFailurePanel } from './section-failure-panel.tsx';

export interface SectionCrashProps {
  readonly label: string;
  readonly record: RemoteRecord;
  readonly thrown: unknown;
  readonly onRetry: () => void;
}

/** Stands where a section threw while it was shown, and reports that once. */
export function SectionCrash({ label, record, thrown, onRetry }: SectionCrashProps) {
  const { sectionErrors } = useHost();
  const failure = useMemo(() => SectionFailure.of(thrown, record, 'mount'), [thrown, record]);
  useEffect(
    function report() {
      sectionErrors.reportFailure(failure);
    },
    [sectionErrors, failure],
  );
  return <SectionFailurePanel label={label} failure={failure} onRetry={onRetry} />;
}
