import { join } from 'node:path';
import { requireFreePort } from '@pazar/service/listen';
import { createGoogleProvider, type GoogleSettings } from '../account/google/google-provider.ts';
import type { ImageStore } from '../images/image-store.ts';
import { openImageStore } from '../images/open-image-store.ts';
import { outboxTransport, smtpTransport, type MailTransport } from '../mail/mail-transport.ts';
import { googleRedirectUri, type Outside } from './outside.ts';
import type { OutsideSettings } from './outside-environment.ts';

interface OpenOutside {
  outside: Outside;
  close: () => Promise<void>;
}

interface OutsideParts {
  settings: OutsideSettings;
  /** State folder: e-mails without a server go to its `outbox`, images without a bucket to `api`. */
  home: string;
  /** Whether a provider on this machine may play Google: with the demo accounts alone. */
  isDemo: boolean;
  /** Hears where e-mails and Google are. */
  tell: (message: string) => void;
}

/** Opens the outgoing connections: to the mail server or the outbox, to Google or the demo's provider. */
export async function openOutside(parts: OutsideParts): Promise<OpenOutside> {
  const { settings, tell } = parts;
  const { shellUrl } = settings;
  const demo = settings.google === null && parts.isDemo ? await openDemo(settings) : null;
  const google = settings.google ?? demo?.settings ?? null;
  if (demo) tell(`Google is played by ${demo.settings.issuer}, for the demo accounts alone.`);
  if (!google) tell('Google sign-in is off: set PAZAR_GOOGLE_CLIENT_ID and its secret.');
  return {
    outside: {
      shellUrl,
      google: google && createGoogleProvider(google),
      mail: openMail(parts),
      images: await openImages(parts),
    },
    close: async () => demo?.close(),
  };
}

/** Loaded here alone, so that a service with the real Google never even has it in memory. */
async function openDemo({ identityPort, shellUrl }: OutsideSettings): Promise<{
  settings: GoogleSettings;
  close: () => Promise<void>;
}> {
  await requireFreePort({ port: identityPort, variable: 'PAZAR_IDENTITY_PORT' });
  const { openDemoIdentity } = await import('../demo-identity/open-demo-identity.ts');
  return openDemoIdentity(identityPort, googleRedirectUri(shellUrl));
}

async function openImages({ settings, home, tell }: OutsideParts): Promise<ImageStore> {
  const { store, folder } = await openImageStore(settings.bucket, home);
  if (folder !== null) {
    tell(`Images are kept as files in ${folder}: set PAZAR_IMAGE_BUCKET to keep them in a bucket.`);
  }
  return store;
}

function openMail({ settings, home, tell }: OutsideParts): MailTransport {
  const { smtpUrl, mailFrom } = settings;
  if (smtpUrl !== null) return smtpTransport(smtpUrl, mailFrom);
  const outbox = join(home, 'outbox');
  tell(`E-mails are kept as files in ${outbox}: set PAZAR_SMTP_URL to send them.`);
  return outboxTransport(outbox, mailFrom);
}
