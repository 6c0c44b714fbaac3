/** Specification, business constants: 500 px. */
export const defaultHeight = 500;
