import { describe, expect, it } from 'vitest';
import { anAuditEntry } from '../../test/management-api.ts';
import { caseHistory } from './case-history.ts';

const event = (action: string, over: Parameters<typeof anAuditEntry>[0] = {}) =>
  anAuditEntry({ action, entity: 'agent', before: null, after: null, ...over });

const named = (before: string, after: string) => ({
  before: { business: { legalName: before, taxNumber: '1' } },
  after: { business: { legalName: after, taxNumber: '1' } },
});

describe('The history of a case', () => {
  it('has each field once, as it was at the last decision', () => {
    const { before, decided } = caseHistory([
      event('account.update', named('В', 'Г')),
      event('account.update', named('Б', 'В')),
      event('agent.request-changes', { reason: 'Називот.' }),
      event('account.update', named('А', 'Б')),
    ]);
    expect([...before]).toEqual([['legalName', 'Б']]);
    expect(decided?.reason).toBe('Називот.');
  });

  it('has nothing that was changed and changed back, and nothing before the first decision', () => {
    const back = [
      event('account.update', named('Б', 'А')),
      event('account.update', named('А', 'Б')),
    ];
    expect(caseHistory([...back, event('agent.verify')]).before.size).toBe(0);
    expect(caseHistory(back).before.size).toBe(0);
  });

  it('names what an agent changed for each request, a moved pin as one field', () => {
    const { steps, requests } = caseHistory([
      event('account.request-verification'),
      event('location.update', {
        entity: 'location',
        before: { lat: 1, lng: 2 },
        after: { lat: 3, lng: 4 },
      }),
      event('agent.request-changes', { actorRole: 'management' }),
      event('account.request-verification'),
      event('account.register'),
    ]);
    expect(steps.map(({ fields }) => fields)).toEqual([['pin'], [], [], []]);
    expect(requests).toBe(2);
  });
});
