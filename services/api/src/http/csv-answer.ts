import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** A CSV file, for the answers in a route's schema. */
export const csvAnswer = {
  description: 'A CSV file: UTF-8 with a byte order mark',
  content: { 'text/csv': { schema: z.unknown() } },
};

/** Sends a file that browsers save as `name.csv`. */
export function sendCsv(reply: FastifyReply, name: string, text: string): FastifyReply {
  return sendFile(reply, { mediaType: 'text/csv', name: `${name}.csv`, text });
}

/** Sends a file, UTF-8, that browsers save under that name. */
export function sendFile(
  reply: FastifyReply,
  { mediaType, name, text }: { mediaType: string; name: string; text: string },
): FastifyReply {
  return reply
    .type(`${mediaType}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Buffer.from(text));
}
