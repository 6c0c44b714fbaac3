import { createMailer, type Mailer } from '../mail/mailer.ts';
import type { MailTransport } from '@pazar/service/mail-transport';
import { createSecretBox } from '../security/secret-box.ts';
import { nowhere } from './nowhere.ts';

/** Encrypts with a key that every test has. */
export const testBox = createSecretBox(new Uint8Array(32));

/** A mailer without a service: `run` its jobs, or call `deliver`. */
export function testMailer(transport: MailTransport = nowhere.mail): Mailer {
  return createMailer({ transport, shellUrl: 'https://pazar.example.com', box: testBox });
}
