const stepsOf = (path: string) => path.replace(/\/$/, '').split('/');

/** The shape of the identifier of a record. */
const identifier = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an address is below a page of a descriptor, or that page; `{id}` is any step. */
export function isBelowPage(page: string, pathname: string): boolean {
  const steps = stepsOf(pathname);
  return stepsOf(page).every((step, index) => {
    const given = steps[index] ?? '';
    return step === given || (step === '{id}' && given !== '');
  });
}

/** The identifier in the address of a page; an empty text for a page without one, null for another page. */
export function idInPage(page: string, pathname: string): string | null {
  const [wanted, steps] = [stepsOf(page), stepsOf(pathname)];
  if (wanted.length !== steps.length || !isBelowPage(page, pathname)) return null;
  const id = steps[wanted.indexOf('{id}')] ?? '';
  return id === '' || identifier.test(id) ? id : null;
}
