import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHost } from '../../host-services.ts';
import type { Build } from '../../core/builds/build.ts';
import { SectionFailure } from '../../core/builds/section-failure.ts';
import { sectionQuery } from './section-query.ts';

/** A section that loads, that is there, or that failed; exactly one of the three. */
export function useSection(build: Build) {
  const host = useHost();
  const { loader } = host;
  const { data, error, isPending, isFetching, refetch } = useQuery(sectionQuery(host, build));
  const failure = useMemo(
    () => (error === null ? null : SectionFailure.of(error, build, 'load')),
    [error, build],
  );
  function retry(): void {
    loader.restart(build);
    void refetch();
  }

  const { key: visit } = useLocation();
  const tried = useRef(visit);
  useEffect(function tryElsewhere() {
    if (tried.current === visit) return;
    tried.current = visit;
    // What one page of a section throws says nothing of its other pages.
    if (failure?.phase === 'mount') retry();
  });

  return {
    isLoading: isPending || (failure !== null && isFetching),
    failure: isFetching ? null : failure,
    loaded: failure === null ? data : undefined,
    retry,
    /** A build threw when it was first shown. @returns false when nothing can stand in for it */
    rescue: (broken: Build, thrown: SectionFailure): boolean => {
      if (!loader.giveUp(broken, thrown)) return false;
      void refetch();
      return true;
    },
  };
}
