/**
 * Widths in CSS pixels at which the layout changes (specification). This is the one place that defines
 * them: the gate "source rules" refuses any other length in a media query.
 */
export const breakpoints = { small: 576, medium: 768, large: 992, wide: 1200, huge: 1400 } as const;
