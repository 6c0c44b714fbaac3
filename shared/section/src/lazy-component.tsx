import { useTranslation } from 'react-i18next';
import { LoadingState } from '@pazar/ui/loading-state';
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';

/** A component in a separate chunk. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Preloads the chunk. A failure is ignored here: rendering the component loads it again. */
  preload: () => void;
};

/**
 * A component whose chunk loads when it first renders; after that it renders at once. Unlike
 * `React.lazy` it loads again when it renders after a failure.
 *
 * @param load imports the chunk: `() => import('../pages/lot-page.tsx')`
 * @param name the component that the chunk exports
 * @param loading shown until the chunk has loaded
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  loading: ReactNode = <Loading />,
): LazyComponent<Props> {
  let component: ComponentType<Props> | null = null;
  let request: Promise<{ default: ComponentType<Props> }> | null = null;
  let awaited = lazy(get);

  function get(): Promise<{ default: ComponentType<Props> }> {
    request ??= load().then((file) => ({ default: (component = file[name]) }));
    request.catch(() => {
      request = null;
      awaited = lazy(get);
    });
    return request;
  }
  function Lazy(props: Props) {
    // Shown in another way when it is rendered again, the page would lose all that it holds.
    const [known] = useState(() => component);
    if (known !== null) return createElement(known, props);
    return <Suspense fallback={loading}>{createElement(awaited, props)}</Suspense>;
  }
  return Object.assign(Lazy, { preload: () => void get().catch(() => undefined) });
}

function Loading() {
  const { t } = useTranslation('shell');
  return <LoadingState label={t('record.loading')} />;
}
