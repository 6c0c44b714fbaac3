import { z } from 'zod';
import { retryForADay, type JobKind } from '../jobs/job-kind.ts';

const newsMailJobSchema = z.object({
  /** The notification whose e-mail is due. */
  notification: z.uuid(),
});

/** The e-mail of a notification, added with the notification. */
export const newsMailKind: JobKind<z.infer<typeof newsMailJobSchema>> = {
  name: 'news-mail',
  lane: 'mail',
  schema: newsMailJobSchema,
  retry: retryForADay,
};
