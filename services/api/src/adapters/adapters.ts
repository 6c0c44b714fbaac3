import type { GoogleProvider } from './google-provider.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { MailTransport } from '@pazar/service/mail-transport';

/** The other systems of the service, besides its database. */
export interface Adapters {
  /** Origin of the shell: links in e-mails and Google's redirects go there. */
  shellUrl: string;
  /** Null where the operator has not set Google sign-in up. */
  google: GoogleProvider | null;
  mail: MailTransport;
  images: ImageStore;
}

/** The redirect URI for Google: the edge forwards it from the shell's origin. */
export function googleRedirectUri(shellUrl: string): string {
  return new URL('/api/login/oauth2/code/google', shellUrl).href;
}
