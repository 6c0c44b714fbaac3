import type { ComponentProps, JSX } from 'react';

/** What a native element takes, but for looks: those are the design system's alone. */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'className' | 'style'
>;
