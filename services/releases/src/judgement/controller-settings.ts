import { readVariables } from '@pazar/service/environment';
import { z } from 'zod';
import type { Limits } from './decide.ts';

const whole = (least: number, most: number, fallback: number) => {
  const error = `must be a whole number between ${least} and ${most}`;
  return z.coerce
    .number({ error })
    .int({ error })
    .min(least, { error })
    .max(most, { error })
    .default(fallback);
};

const settingsSchema = z.object({
  /** Seconds between two judgements of one rollout. */
  PAZAR_CONTROLLER_INTERVAL: whole(5, 3600, 60),
  /** Mounts that the canary and its control must each have during a step. */
  PAZAR_CONTROLLER_SAMPLES: whole(1, 1_000_000, 100),
  PAZAR_CONTROLLER_FAILURES: whole(1, 20, 2),
  PAZAR_CONTROLLER_SIGNALS: whole(1, 20, 3),
  PAZAR_CONTROLLER_ERRORS: whole(1, 20, 3),
  /**
   * Most visitors of one address that count in a rollout. With two, one address could decide while
   * few others report (report-weights.test.ts).
   */
  PAZAR_REPORTS_PER_ADDRESS: whole(1, 1_000_000, 1),
});

/** How often the controller judges, on how much, and when it acts. */
export const controllerSettingsSchema = z.strictObject({
  intervalSeconds: z.number(),
  minimumSamples: z.number(),
  limits: z.strictObject({ failure: z.number(), inconclusive: z.number(), error: z.number() }),
  /** Most visitors of one address that count in a rollout. */
  reportsPerAddress: z.number(),
}) satisfies z.ZodType<{ limits: Limits }>;
export type ControllerSettings = z.infer<typeof controllerSettingsSchema>;

/** Reads the settings; throws one message that names every invalid variable. */
export function readControllerSettings(variables: NodeJS.ProcessEnv): ControllerSettings {
  const values = readVariables(settingsSchema, variables);
  return {
    intervalSeconds: values.PAZAR_CONTROLLER_INTERVAL,
    minimumSamples: values.PAZAR_CONTROLLER_SAMPLES,
    limits: {
      failure: values.PAZAR_CONTROLLER_FAILURES,
      inconclusive: values.PAZAR_CONTROLLER_SIGNALS,
      error: values.PAZAR_CONTROLLER_ERRORS,
    },
    reportsPerAddress: values.PAZAR_REPORTS_PER_ADDRESS,
  };
}
