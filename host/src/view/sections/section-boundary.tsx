import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import type { Build } from '../../core/builds/build.ts';
import { SectionFailure } from '../../core/builds/section-failure.ts';
import { isMissingChunk } from '../../core/request/is-missing-chunk.ts';
import { useHost } from '../../host-services.ts';
import { SectionFailurePanel } from './section-failure-panel.tsx';

export interface SectionBoundaryProps {
  readonly label: string;
  /** The build that renders the children. */
  readonly build: Build;
  /** Shown while the reason of a failure is looked for. */
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/**
 * Confines a section's errors to its place on the page: reports each once, and rejects a build that
 * was never mounted.
 */
export function SectionBoundary({ label, build, loading, children }: SectionBoundaryProps) {
  const { sections, sectionErrors, observations } = useHost();
  const { key: visit } = useLocation();
  const [failure, setFailure] = useState<SectionFailure | null>(null);

  function report(thrown: unknown): void {
    const next = SectionFailure.of(thrown, build, 'mount');
    sectionErrors.reportFailure(next);
    const isRejected = sections.reject(build, next);
    // A build that was mounted before did mount; this is an error of its later life.
    observations.note(
      build,
      isRejected
        ? { type: 'mount', outcome: 'crashed', milliseconds: 0 }
        : { type: 'error', count: 1 },
    );
    if (next.kind === 'tampered') {
      observations.note(build, { type: 'verify', outcome: 'tampered' });
    }
    setFailure(isRejected ? null : next);
  }

  async function diagnose(thrown: Error): Promise<void> {
    setFailure(null);
    try {
      const { diagnoseMissing } = await import(
        /* webpackChunkName: "after-paint" */ '../../core/builds/diagnose-failure.ts'
      );
      report(await diagnoseMissing(build, thrown));
    } catch {
      report(thrown);
    }
  }

  return (
    <ErrorBoundary
      // Another page of the section is another try, and so is another build.
      resetKeys={[visit, build]}
      onError={(thrown) => (isMissingChunk(thrown) ? void diagnose(thrown) : report(thrown))}
      fallbackRender={({ resetErrorBoundary }) =>
        failure === null ? (
          loading
        ) : (
          <SectionFailurePanel label={label} failure={failure} onRetry={resetErrorBoundary} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}
