import * as z from 'zod/mini';
import { shapeSchema } from './shape-of.ts';

/** File in a section's build that says what the build needs of the shell and of the API. */
export const requirementsFile = 'requirements.json';

const shapesSchema = z.record(z.string(), shapeSchema);

/**
 * What a build needs, as the bundler found it. The registry compares it with what the shell provides and with
 * what the API answers; browsers never request it.
 */
export const requirementsSchema = z.strictObject({
  /** Exports that the build uses, by module of the shell: `"@pazar/ui/list": ["ListPage"]`. */
  exports: z.record(z.string(), z.array(z.string())),
  /** Shapes of answers that it can read, by contract: `"product#productSummarySchema"`. */
  reads: shapesSchema,
  /** Shapes of bodies that it sends, by contract. */
  sends: shapesSchema,
});
export type Requirements = z.infer<typeof requirementsSchema>;

/** `GET /v1/contracts` of the API: the shapes that it answers and accepts, by contract. */
export const apiShapesSchema = z.object({ answers: shapesSchema, accepts: shapesSchema });
export type ApiShapes = z.infer<typeof apiShapesSchema>;
