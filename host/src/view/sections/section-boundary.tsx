import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { useHost } from '../../host-services.ts';
import type { Build } from '../../core/builds/build.ts';
import { isMissingChunk, SectionFailure } from '../../core/builds/section-failure.ts';
import { SectionFailurePanel } from './section-failure-panel.tsx';

export interface SectionBoundaryProps {
  readonly label: string;
  /** The build that stands here. */
  readonly build: Build;
  /** What stands here while another build is looked for. */
  readonly loading: ReactNode;
  /** Looks for another build. @returns false when this one stays */
  readonly onRescue: (build: Build, failure: SectionFailure) => boolean;
  readonly children: ReactNode;
}

interface Crash {
  readonly failure: SectionFailure;
  readonly isRescued: boolean;
}

/** Keeps what a section throws to its place: reports it once, and takes another build if it is new. */
export function SectionBoundary(props: SectionBoundaryProps) {
  const { label, build, loading, onRescue, children } = props;
  const { sectionErrors, observations } = useHost();
  const { key: visit } = useLocation();
  const [crash, setCrash] = useState<Crash | null>(null);

  function report(thrown: unknown): void {
    const failure = SectionFailure.of(thrown, build, 'mount');
    sectionErrors.reportFailure(failure);
    const isRescued = onRescue(build, failure);
    // What stood on the page before did mount; this is an error of its later life.
    observations.note(
      build,
      isRescued
        ? { type: 'mount', outcome: 'crashed', milliseconds: 0 }
        : { type: 'error', count: 1 },
    );
    if (failure.kind === 'tampered') {
      observations.note(build, { type: 'verify', outcome: 'tampered' });
    }
    setCrash({ failure, isRescued });
  }

  async function diagnose(thrown: Error): Promise<void> {
    setCrash(null);
    try {
      const { diagnoseMissing } = await import(
        /* webpackChunkName: "care" */ '../../core/loading/diagnose-failure.ts'
      );
      report(await diagnoseMissing(build, thrown));
    } catch {
      report(thrown);
    }
  }

  return (
    <ErrorBoundary
      // Going elsewhere in the section is another try, and so is another build.
      resetKeys={[visit, build]}
      onError={(thrown) => (isMissingChunk(thrown) ? void diagnose(thrown) : report(thrown))}
      fallbackRender={({ resetErrorBoundary }) =>
        crash === null || crash.isRescued ? (
          loading
        ) : (
          <SectionFailurePanel label={label} failure={crash.failure} onRetry={resetErrorBoundary} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}
