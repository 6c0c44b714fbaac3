import type { SessionAnswer } from '@pazar/contracts/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionAnswer } from '../callers/signed-in.ts';
import type { SignedIn } from '../callers/signed-in.ts';

/** A session, and the cookie that names the browser that signed in. */
interface NewSession {
  signedIn: SignedIn;
  setCookie: string;
}

/** Answers a sign-in: the session, which the request has from now on, and the browser's cookie. */
export function answerSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { signedIn, setCookie }: NewSession,
): SessionAnswer {
  request.signedIn = signedIn;
  reply.header('set-cookie', setCookie);
  return sessionAnswer(signedIn);
}
