import { expect, it } from 'vitest';
import { mails, mailText, type MailContent, type MailKind } from './mails.ts';

const kinds = Object.keys(mails) as MailKind[];

it.each(kinds)('The e-mail %s says each of its values in both languages', (kind) => {
  const names: readonly string[] = mails[kind].values;
  const marked = names.map((name) => `<${name}>`);
  for (const locale of ['en', 'mk'] as const) {
    const { subject, text } = mailText([kind, ...marked] as MailContent, locale);
    expect(subject).not.toBe('');
    for (const value of marked) expect(text).toContain(value);
    expect(subject + text).not.toMatch(/[{}]/);
  }
});
