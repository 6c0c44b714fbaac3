import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

interface LazyState<Props> {
  readonly Component: ComponentType<Props> | null;
  readonly isFailed: boolean;
}

/** A component in a separate chunk, which loads once per page load. */
export interface LazyPart<Props> {
  readonly state: StoreApi<LazyState<Props>>;
  /** Loads the code, again after a failure. */
  readonly load: () => void;
}

/** @param importComponent imports the chunk, again each time it is called after a failure */
export function lazyPart<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const state = createStore<LazyState<Props>>(() => ({ Component: null, isFailed: false }));
  let loading: Promise<void> | null = null;

  async function load(): Promise<void> {
    state.setState({ isFailed: false });
    try {
      state.setState({ Component: await importComponent() });
    } catch {
      loading = null;
      state.setState({ isFailed: true });
    }
  }
  return { state, load: () => void (loading ??= load()) };
}

export interface LazyProps<Props> {
  readonly part: LazyPart<Props>;
  readonly props: Props;
  readonly loading: ReactNode;
  /** Shown when the chunk did not load. */
  readonly failed: (retry: () => void) => ReactNode;
}

/** Shows a lazy part, and its placeholder until its code has loaded. */
export function Lazy<Props extends object>({ part, props, loading, failed }: LazyProps<Props>) {
  const { Component, isFailed } = useStore(part.state);
  useEffect(() => part.load(), [part]);
  if (Component !== null) return createElement(Component, props);
  return isFailed ? failed(part.load) : loading;
}
