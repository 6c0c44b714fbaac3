import type { ProblemTexts } from './problem-texts.ts';

export const messagesEn: ProblemTexts = {
  problems: {
    malformed: ['Malformed request', 'The request could not be read. Check its address and body.'],
    'unknown-filter': ['Unknown filter', 'The list does not know one of the filters.'],
    'unknown-sort': ['Unknown sort order', 'The list cannot be sorted this way.'],
    'cursor-mismatch': [
      'The page is no longer valid',
      'The page position does not belong to this list. Start again from the first page.',
    ],
    'bad-credentials': ['Sign-in failed', 'Wrong username or password.'],
    'token-expired': ['Session expired', 'Your session has expired. Log in again to continue.'],
    'token-invalid': ['Sign-in needed', 'You are not logged in. Log in to continue.'],
    forbidden: ['No access', 'You do not have access to this page.'],
    'agent-suspended': [
      'Account suspended',
      'Your account is suspended. You can look at your data but not change it.',
    ],
    'not-verified': ['Verification needed', 'Your account must be verified first.'],
    csrf: ['Request refused', 'The request did not come from this application. Reload the page.'],
    'not-found': ['Not found', 'There is nothing at this address.'],
    duplicate: ['Already in use', 'Another record already has this value.'],
    'in-use': ['In use', 'Other records depend on this one.'],
    'insufficient-stock': ['Not enough in stock', 'There is not as much left as you want to take.'],
    'invalid-transition': ['Not possible now', 'The record cannot change to this state.'],
    'last-manager': ['Last manager', 'At least one manager must remain.'],
    'request-in-progress': ['Still in progress', 'The same request is still being processed.'],
    'version-conflict': [
      'Changed by someone else',
      'The record was changed after you opened it. Compare and save again.',
    ],
    'too-large': ['Too large', 'The request is larger than 1 MB.'],
    'unsupported-media': ['Unsupported format', 'Only JSON is accepted here.'],
    validation: ['Check the entered data', 'Some of the data is missing or wrong.'],
    'publish-requirements': ['Not ready to publish', 'Something is missing before publishing.'],
    'idempotency-mismatch': ['Repeated with changes', 'The request was repeated with other data.'],
    'precondition-required': [
      'Version needed',
      'The request does not say which version it changes.',
    ],
    'rate-limited': ['Too many attempts', 'Wait a little and try again.'],
    internal: ['Something went wrong', 'Something went wrong. Try again.'],
    maintenance: [
      'Under maintenance',
      'The service is not available at the moment. Try again later.',
    ],
  },
  fields: {
    required: 'Required field',
    min: 'Must be at least {limit}',
    max: 'Must be at most {limit}',
    'max-length': 'At most {limit} characters',
    format: 'Not in the expected format',
    'unknown-key': 'Unknown field {key}',
    invalid: 'Not an accepted value',
  },
};
