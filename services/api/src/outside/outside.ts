import type { GoogleProvider } from '../account/google/google-provider.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { MailTransport } from '../mail/mail-transport.ts';

/** What the service reaches, and is reached by, beyond its database. */
export interface Outside {
  /** Origin of the shell, where browsers are: links in e-mails and Google lead there. */
  shellUrl: string;
  /** Null where the operator has not set Google sign-in up. */
  google: GoogleProvider | null;
  mail: MailTransport;
  images: ImageStore;
}

/** Where the edge of the shell's origin leads a browser that comes back from Google. */
export function googleRedirectUri(shellUrl: string): string {
  return new URL('/api/login/oauth2/code/google', shellUrl).href;
}
