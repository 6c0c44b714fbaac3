import type { SectionRoute } from '@pazar/contracts/releases/section-descriptor';
import { PageTitleContext } from '@pazar/shell/page-title';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Build } from '../../core/builds/build.ts';
import { SectionFailure } from '../../core/builds/section-failure.ts';
import { recordTiming } from '../../core/journal/timings.ts';
import { failureOf, slotOf } from '../../core/builds/section-slot.ts';
import { useHost } from '../../host-services.ts';
import { PageTitle, useTakeTitle } from '../page/page-title.tsx';
import { useRouteLabel } from '../page/use-route-label.ts';
import { SectionBoundary } from './section-boundary.tsx';
import { SectionFailurePanel } from './section-failure-panel.tsx';
import { SectionLoading } from './section-loading.tsx';
import { SectionServices } from './section-services.tsx';

export interface SectionPageProps {
  /** Name of the remote. */
  readonly remote: string;
  readonly route: SectionRoute;
}

/** One route of a section: loading, its failure, or the section itself behind an error boundary. */
export function SectionPage({ remote, route }: SectionPageProps) {
  const label = useRouteLabel()(route);
  const { running, failure, retry } = useSection(remote);
  const Page = running?.section.routes[route.path];
  const loading = (
    <SectionLoading label={label} skeleton={route.skeleton} tabsBelow={route.tabsBelow} />
  );

  return (
    <>
      <PageTitle>{label}</PageTitle>
      {running === null && failure === null && loading}
      {failure !== null && <SectionFailurePanel label={label} failure={failure} onRetry={retry} />}
      {running !== null && Page === undefined && (
        <SectionFailurePanel
          label={label}
          failure={withoutRoute(running.build, route)}
          onRetry={retry}
        />
      )}
      {running !== null && Page !== undefined && (
        <SectionBoundary label={label} build={running.build} loading={loading}>
          <SectionServices key={running.build.manifest} remote={remote}>
            <SectionMount build={running.build}>
              <SectionTitles label={label}>
                <Page />
              </SectionTitles>
            </SectionMount>
          </SectionServices>
        </SectionBoundary>
      )}
    </>
  );
}

/** A fallback build may lack a route that a newer build added. */
function withoutRoute({ name: remote, version }: Build, { path }: SectionRoute) {
  const cause = new Error(`has no component for its route /${path}`);
  return new SectionFailure({ kind: 'incompatible', remote, version, phase: 'load', cause });
}

/** A section while a page shows it: `running`, or `failure`, or neither while it loads. */
function useSection(remote: string) {
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

/** Times a section from its first rendering until it is on the page. */
function SectionMount({ build, children }: { build: Build; children: ReactNode }) {
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

export interface SectionTitlesProps {
  /** Name of the section's entry. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Lets the sub-pages of a section set their title; the first page uses the entry's label. */
export function SectionTitles({ label, children }: SectionTitlesProps) {
  const takeTitle = useTakeTitle();
  const { pathname } = useLocation();
  const isFirstPage = pathname.split('/').filter(Boolean).length <= 1;
  const setTitle = useCallback(
    (title: string) => takeTitle(isFirstPage ? label : title),
    [takeTitle, isFirstPage, label],
  );
  return <PageTitleContext value={setTitle}>{children}</PageTitleContext>;
}
