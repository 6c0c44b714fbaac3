import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '../../problems/refusal.ts';
import type { SliceRequest } from './slice.ts';

/** Where a page of a list starts, or ends, and the way to read from there. */
export type CursorContent = Pick<SliceRequest, 'direction' | 'position'> & {
  /** Rows before the position when the cursor was made; none in a cursor of an older api. */
  readonly before?: number | undefined;
};

const contentSchema = z.strictObject({
  direction: z.enum(['next', 'prev']),
  position: z.array(z.string()).nullable(),
  before: z.int().min(0).optional(),
});

/**
 * Opaque page positions. The signature also covers the list and its owner: a cursor that was
 * altered, or that belongs to another list or agent, answers `cursor-mismatch`.
 */
export function createCursorCodec(key: Uint8Array) {
  const sign = (payload: string, scope: string) =>
    createHmac('sha256', key).update(`${scope}\n${payload}`).digest();

  return {
    encode: (content: CursorContent, scope: string) => {
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `${payload}.${sign(payload, scope).toString('base64url')}`;
    },
    decode: (cursor: string, scope: string) => {
      const [payload = '', signature = '', ...rest] = cursor.split('.');
      const expected = sign(payload, scope).toString('base64url');
      if (rest.length > 0 || !sameText(signature, expected)) throw new Refusal('cursor-mismatch');
      return contentSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    },
  };
}

function sameText(left: string, right: string): boolean {
  const [leftBytes, rightBytes] = [Buffer.from(left), Buffer.from(right)];
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes);
}
