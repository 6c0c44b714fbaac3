import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** An address that does not answer is not this check's to report. */
const timeoutMs = 5_000;

/**
 * When the certificate of an https origin ends; undefined for http, while it does not answer, and when
 * `signal` ends the look.
 */
export async function readCertificateEnd(
  origin: string,
  signal?: AbortSignal,
): Promise<Date | undefined> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return undefined;
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    // A name of a server is no address (RFC 6066).
    ...(isIP(hostname) === 0 && { servername: hostname }),
    // One that has expired is read too.
    rejectUnauthorized: false,
  });
  try {
    const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
    await once(socket, 'secureConnect', { signal: AbortSignal.any(ends) });
    return new Date(socket.getPeerCertificate().valid_to);
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}
