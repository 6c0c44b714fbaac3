import { textInput } from './text.ts';

/** Characters of a reason. */
export const reasonLimits = { min: 10, max: 500 } as const;

/** Why management does something; whom it concerns reads it word for word. */
export const reasonSchema = textInput({ ...reasonLimits, lines: true });
