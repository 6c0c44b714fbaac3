import { useTranslation } from 'react-i18next';
import { LoadingState } from '@pazar/ui/loading-state';
import { type ComponentType, createElement, lazy, Suspense, useState } from 'react';

/** A page in a separate chunk. */
export type LazyPage<Props extends object> = ComponentType<Props> & {
  /** Preloads the chunk. A failure is ignored here: opening the page loads it again. */
  preload: () => void;
};

/**
 * A page whose chunk loads when it opens; after that it renders at once. Unlike `React.lazy` it
 * loads again when it renders after a failure.
 *
 * @param load imports the chunk: `() => import('../pages/lot-page.tsx')`
 * @param name the component that the chunk exports
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyPage<Props> {
  let page: ComponentType<Props> | null = null;
  let loading: Promise<{ default: ComponentType<Props> }> | null = null;
  let awaited = lazy(get);

  function get(): Promise<{ default: ComponentType<Props> }> {
    loading ??= load().then((file) => ({ default: (page = file[name]) }));
    loading.catch(() => {
      loading = null;
      awaited = lazy(get);
    });
    return loading;
  }
  function Page(props: Props) {
    // Shown in another way when it is rendered again, the page would lose all that it holds.
    const [known] = useState(() => page);
    if (known !== null) return createElement(known, props);
    return <Suspense fallback={<Loading />}>{createElement(awaited, props)}</Suspense>;
  }
  return Object.assign(Page, { preload: () => void get().catch(() => undefined) });
}

function Loading() {
  const { t } = useTranslation('shell');
  return <LoadingState label={t('record.loading')} />;
}
