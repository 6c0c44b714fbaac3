import type { ComponentProps, JSX } from 'react';

/** A native element's props, without those for looks, which the design system sets. */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'className' | 'style'
>;
