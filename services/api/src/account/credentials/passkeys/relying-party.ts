/** The domain that passkeys are created for, and the origins that may use them. */
export interface RelyingParty {
  id: string;
  origins: string[];
}

const loopbackAddress = /^(?:127(?:\.\d+){3}|\[::1\])$/;

/**
 * The shell's host and origin. A passkey needs a host name: where the shell has only an IP address
 * of this machine, that is `localhost`.
 */
export function relyingPartyOf(shellUrl: string): RelyingParty {
  const url = new URL(shellUrl);
  if (!loopbackAddress.test(url.hostname)) return { id: url.hostname, origins: [url.origin] };
  url.hostname = 'localhost';
  return { id: 'localhost', origins: [url.origin] };
}
