import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { Refusal } from '../problems/refusal.ts';

const issuer = 'pazar-api';
const audience = 'pazar';
const algorithm = 'HS256';

const claimsSchema = z.object({ sub: z.uuid(), jti: z.uuid() });

export interface TokenClaims {
  agentId: string;
  sessionId: string;
}

/** Signs and verifies session tokens. Verification throws problems, never jose's own errors. */
export type TokenSigner = ReturnType<typeof createTokenSigner>;

export function createTokenSigner(key: Uint8Array, clock: Clock) {
  return {
    sign: ({ agentId, sessionId }: TokenClaims, expiresAt: Date) =>
      new SignJWT()
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(agentId)
        .setJti(sessionId)
        .setIssuedAt(clock())
        .setExpirationTime(expiresAt)
        .sign(key),
    verify: async (token: string) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          currentDate: clock(),
        });
        const { sub, jti } = claimsSchema.parse(payload);
        return { agentId: sub, sessionId: jti };
      } catch (error) {
        throw new Refusal(error instanceof errors.JWTExpired ? 'token-expired' : 'token-invalid');
      }
    },
  };
}
