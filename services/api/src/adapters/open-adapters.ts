import { createGoogleProvider } from './google-provider.ts';
import type { ImageStore } from '../images/image-store.ts';
import { openImageStore } from '../images/open-image-store.ts';
import { openMailTransport, type MailTransport } from '@pazar/service/mail-transport';
import type { Adapters } from './adapters.ts';
import type { AdapterSettings } from './adapter-environment.ts';

interface AdapterDependencies {
  settings: AdapterSettings;
  /** State folder: e-mails without a server go to its `outbox`, images without a bucket to `api`. */
  home: string;
  /** Hears where e-mails and Google are. */
  notify: (message: string) => void;
}

/** Opens the outgoing connections: to the mail server or the outbox, to Google, to the store of images. */
export async function openAdapters(dependencies: AdapterDependencies): Promise<Adapters> {
  const { settings, notify } = dependencies;
  const { shellUrl, google } = settings;
  if (!google) notify('Google sign-in is off: set PAZAR_GOOGLE_CLIENT_ID and its secret.');
  return {
    shellUrl,
    google: google && createGoogleProvider(google),
    mail: openMail(dependencies),
    images: await openImages(dependencies),
  };
}

async function openImages({ settings, home, notify }: AdapterDependencies): Promise<ImageStore> {
  const { store, folder } = await openImageStore(settings.bucket, home);
  if (folder !== null) {
    notify(
      `Images are kept as files in ${folder}: set PAZAR_IMAGE_BUCKET to keep them in a bucket.`,
    );
  }
  return store;
}

function openMail({ settings, home, notify }: AdapterDependencies): MailTransport {
  const { transport, outbox } = openMailTransport(settings, home);
  if (outbox !== undefined) {
    notify(`E-mails are kept as files in ${outbox}: set PAZAR_SMTP_URL to send them.`);
  }
  return transport;
}
