import { newsSentence } from '@pazar/format/news/news-sentence';
import { describe, expect, it } from 'vitest';
import en from '../../assets/localization/en.json' with { type: 'json' };
import mk from '../../assets/localization/mk.json' with { type: 'json' };

const ofAccount = [
  'change-password',
  'reset-password',
  'link-google',
  'unlink-google',
  'add-passkey',
  'remove-passkey',
  'second-factor-on',
  'second-factor-off',
  'new-recovery-codes',
  'use-recovery-code',
  'wrong-codes',
] as const;
const ofManagement = ['set-roles', 'revoke-sessions', 'end-second-factor'] as const;

describe.each([
  ['en', en],
  ['mk', mk],
] as const)('A change of security in %s', (locale, { record: { action } }) => {
  it('has one sentence in the activity, in the notification and in the e-mail', () => {
    const said = [
      ...ofAccount.map((name) => [`account.${name}`, action.account[name]]),
      ...ofManagement.map((name) => [`agent.${name}`, action.agent[name]]),
    ];
    const sentences = said.map(([outcome = '']) => [
      outcome,
      newsSentence({ event: 'security', outcome }, locale),
    ]);
    expect(said).toEqual(sentences);
  });
});
