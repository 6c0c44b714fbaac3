import { useTranslation } from '@pazar/shell/translation';
import { LoadingState } from '@pazar/ui/loading-state';
import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** A page in a file of its own. */
export type LazyPage<Props extends object> = ComponentType<Props> & {
  /** Loads the file ahead of need. A failure is not told: opening the page loads it again. */
  preload: () => void;
};

/**
 * A page whose file is loaded when it opens; later it is shown without a wait. Unlike `React.lazy`
 * alone it loads again when it is rendered after a failure.
 *
 * @param load the file: `() => import('../pages/lot-page.tsx')`
 * @param name the component that the file exports
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
    if (page !== null) return createElement(page, props);
    return <Suspense fallback={<Loading />}>{createElement(awaited, props)}</Suspense>;
  }
  return Object.assign(Page, { preload: () => void get().catch(() => undefined) });
}

function Loading() {
  const { t } = useTranslation('shell');
  return <LoadingState label={t('record.loading')} />;
}
