import type { App } from '../http/app-types.ts';
import type { Outside } from './outside.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';

/** The mailer of a service; it finishes e-mails under way before the service ends. */
export function openMailer(app: App, { mail, shellUrl }: Outside): Mailer {
  const mailer = createMailer({
    transport: mail,
    shellUrl,
    onFailure: (error) => app.log.error({ err: error }, 'an e-mail was not sent'),
  });
  app.addHook('onClose', () => mailer.finish());
  return mailer;
}
