import { instantSchema } from '@pazar/contracts/values';
import { z } from 'zod';

/** Where a notice goes. */
export const channelSchema = z.enum(['webhook', 'mail']);
export type Channel = z.infer<typeof channelSchema>;

/** What a notice is about. */
export const noticeKindSchema = z.enum([
  'paused',
  'rolled-back',
  'recalled',
  'completed',
  'expiring',
  'silent',
  'backup-failed',
  'backup-old',
  'test',
]);
export type NoticeKind = z.infer<typeof noticeKindSchema>;

/** The content of a notice: the body of a webhook beside `id`, and the text of an e-mail. */
export const noticeContentSchema = z.strictObject({
  kind: noticeKindSchema,
  at: instantSchema,
  /** One line. */
  title: z.string(),
  text: z.string(),
  remote: z.string().nullable(),
  version: z.string().nullable(),
});
export type NoticeContent = z.infer<typeof noticeContentSchema>;

/** A notice on its way to one channel. */
export const noticeSchema = z.strictObject({
  ...noticeContentSchema.shape,
  id: z.uuid(),
  channel: channelSchema,
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int().min(0),
  /** Why the last attempt failed. */
  error: z.string().nullable(),
});
export type Notice = z.infer<typeof noticeSchema>;

export const noticeListSchema = z.strictObject({
  /** Where notices go; none without a setting. */
  channels: z.array(channelSchema),
  items: z.array(noticeSchema),
});
