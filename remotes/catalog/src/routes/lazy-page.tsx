import { LoadingState } from '@pazar/ui/loading-state';
import { useTranslation } from '@pazar/shell/translation';
import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** A page that comes in a file of its own. */
export type LazyPage<Props extends object> = ComponentType<Props> & {
  /** Gets the file ahead of need, and without complaint. */
  preload: () => void;
};

/**
 * A page whose file is asked for when it opens; once there, it is shown in the same frame. Unlike
 * `React.lazy` alone it asks again when it is rendered after a failure.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let page: ComponentType<Props> | null = null;
  let coming: Promise<{ default: ComponentType<Props> }> | null = null;
  let awaited = lazy(get);

  function get(): Promise<{ default: ComponentType<Props> }> {
    coming ??= load().then((loaded) => ({ default: (page = loaded) }));
    coming.catch(() => {
      coming = null;
      awaited = lazy(get);
    });
    return coming;
  }
  function Page(props: Props) {
    if (page !== null) return createElement(page, props);
    return <Suspense fallback={<Coming />}>{createElement(awaited, props)}</Suspense>;
  }
  return Object.assign(Page, { preload: () => void get().catch(() => undefined) });
}

function Coming() {
  const { t } = useTranslation('catalog');
  return <LoadingState label={t('page.loading')} />;
}
