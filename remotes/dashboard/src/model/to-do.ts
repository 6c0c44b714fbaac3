import type { ToDoCode, ToDoLine } from '@pazar/contracts/dashboard-selling';

/** When something should be done: what costs sales now is for today. */
export type ToDoTime = 'today' | 'week';

const times: Readonly<Record<ToDoCode, ToDoTime>> = {
  'nothing-visible': 'today',
  'account-suspended': 'today',
  'verification-rejected': 'today',
  'verification-changes': 'today',
  'best-before-passed': 'today',
  'harvest-overdue': 'today',
  'products-blocked': 'today',
  'products-out-of-stock': 'today',
  'products-without-pack': 'today',
  'products-without-location': 'today',
  'legal-name-missing': 'week',
  'phone-missing': 'week',
  'email-unconfirmed': 'week',
  'location-missing': 'week',
  'verification-missing': 'week',
  'best-before-near': 'week',
  'harvest-due': 'week',
  'products-low': 'week',
  'products-draft': 'week',
  'promotions-ending': 'week',
};

/** Lines for one time, in the order of the API, the most pressing first. */
export function linesFor(lines: readonly ToDoLine[], time: ToDoTime): readonly ToDoLine[] {
  return lines.filter(({ code }) => times[code] === time);
}

const verificationPlace = '/account/verification';

/** Where a line without rows of a list is fixed: the field, or the page that asks for it. */
const places: Partial<Readonly<Record<ToDoCode, string>>> = {
  'legal-name-missing': '/account/profile#legalName',
  'phone-missing': '/account/profile#phone',
  'email-unconfirmed': '/account/profile#email',
  'location-missing': '/location/new',
  'verification-missing': verificationPlace,
  'verification-rejected': verificationPlace,
  'verification-changes': verificationPlace,
};

/** The address that shows exactly the rows of a line, or the field that it is about. */
export function toDoLink({ code, section, filter }: ToDoLine): string {
  const place =
    code === 'nothing-visible' && section === 'account' ? verificationPlace : places[code];
  if (place !== undefined) return place;
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, values]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  ).toString();
  return query === '' ? `/${section}` : `/${section}?${query}`;
}
