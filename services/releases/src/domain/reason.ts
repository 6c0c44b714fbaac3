import { z } from 'zod';

/** Characters of a reason: `x` explains nothing, and a history has one line for it. */
export const reasonLength = { least: 3, most: 500 } as const;

/** Why somebody changes something; the audit log keeps it. */
export const reasonSchema = z.string().trim().min(reasonLength.least).max(reasonLength.most);
