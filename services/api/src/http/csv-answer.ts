import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** A CSV file, for the answers in a route's schema. */
export const csvAnswer = {
  description: 'A CSV file: UTF-8 with a byte order mark',
  content: { 'text/csv': { schema: z.unknown() } },
};

/** Sends a file that browsers save under that name. */
export function sendCsv(reply: FastifyReply, name: string, text: string): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Buffer.from(text));
}
