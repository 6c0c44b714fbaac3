import type { HostServices } from '../host-services.ts';
import type { AfterSignIn } from './sign-in-with-token.ts';

/**
 * Logs the agent in whose token the URL had. When that fails the visitor keeps the current session.
 *
 * @returns what the page does once it is shown
 */
export async function logInFromLink(
  token: string | null,
  parts: Pick<HostServices, 'session' | 'agentApi'>,
): Promise<AfterSignIn | null> {
  if (token === null) return null;
  try {
    const { signInWithToken } = await import(
      /* webpackChunkName: "sign-in-with-token" */ './sign-in-with-token.ts'
    );
    return await signInWithToken(token, parts);
  } catch (error) {
    logLinkError(error);
    return null;
  }
}

export function logLinkError(error: unknown): void {
  console.error('The link could not be used to log in', error);
}
