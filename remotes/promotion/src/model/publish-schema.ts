import { promotionCodeSchema } from '@pazar/contracts/promotion-code';
import { promotionInputSchema } from '@pazar/contracts/promotion-input';
import * as z from '@pazar/contracts/schema';
import { instantSchema } from '@pazar/contracts/values';

const chosen = z.array(z.string()).check(z.minLength(1));

/**
 * Read beside the input itself, so that one save names everything that is wrong or missing. Without a
 * start it starts when it is published.
 */
const neededSchema = z.object({
  target: z.discriminatedUnion('type', [
    z.object({ type: z.literal('ALL') }),
    z.object({ type: z.literal('CATEGORIES'), categoryIds: chosen }),
    z.object({ type: z.literal('PRODUCTS'), productIds: chosen }),
    z.object({ type: z.literal('PACKS'), packIds: chosen }),
  ]),
});

const endSchema = instantSchema.check(
  z.refine((end) => Date.parse(end) > Date.now(), { params: { fault: 'past' } }),
);

/** One that everybody gets ends at some time; one with a code may go on. */
const triggerSchema = z.discriminatedUnion('trigger', [
  z.object({ trigger: z.literal('AUTOMATIC'), endsAt: endSchema }),
  z.object({
    trigger: z.literal('CODE'),
    code: promotionCodeSchema,
    endsAt: z.nullable(endSchema),
  }),
]);

/**
 * A promotion to be published at once: it must have what a draft may wait for. The faults are those
 * of `promotionInputSchema`, and `required` or `past` for what publishing asks for.
 */
export const publishSchema = {
  safeParse(values: unknown) {
    const input = promotionInputSchema.safeParse(values);
    const asked = [neededSchema.safeParse(values), triggerSchema.safeParse(values)];
    const issues = [input, ...asked].flatMap(({ error }) => error?.issues ?? []);
    return input.success && issues.length === 0
      ? ({ success: true, data: input.data } as const)
      : ({ success: false, error: { issues } } as const);
  },
};
