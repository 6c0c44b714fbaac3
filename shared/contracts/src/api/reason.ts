import { textInput } from './text.ts';

/** Characters of a reason. */
export const reasonLimits = { min: 10, max: 500 } as const;

/** Management's reason for an action; the agent concerned sees it verbatim. */
export const reasonSchema = textInput({ ...reasonLimits, lines: true });
