/**
 * Widths in CSS pixels at which the layout changes (specification); tokens.css has the same values.
 */
export const breakpoints = { small: 576, medium: 768, large: 992, wide: 1200, huge: 1400 } as const;
