import type { Diagnostics } from './collect-diagnostics.ts';

const milliseconds = (time: number | null) => (time === null ? '-' : `${time} ms`);

/** The diagnostics to send to support; always in English, whatever language the page is in. */
export function diagnosticsText(facts: Diagnostics): string {
  const { document, browser, sections, shared, errors } = facts;
  return [
    `Pazar diagnostics ${facts.time}`,
    '',
    `Shell      ${facts.build}`,
    `Document   ${document.sequence}, issued ${document.issuedAt}`,
    `           found in ${milliseconds(document.discoverTime)}, verified in ${milliseconds(document.verifyTime)}`,
    ...(document.fault === null ? [] : [`           a newer one was refused: ${document.fault}`]),
    `Browser    ${browser.agent}`,
    `Language   ${browser.locale} (${browser.languages})`,
    `Window     ${browser.window}, ${browser.isOnline ? 'online' : 'offline'}`,
    '',
    'Sections',
    ...sections.map(
      ({ name, version, reason, group, loadTime, mountTime, signedFiles }) =>
        `  ${name} ${version} (${reason}${group === 'other' ? '' : `, ${group} group`}), load ${milliseconds(loadTime)}, mount ${milliseconds(mountTime)}, ${signedFiles === null ? 'no integrity' : `${signedFiles} signed files`}`,
    ),
    '',
    'Shared',
    ...shared.map(({ name, versions }) => `  ${name} ${versions}`),
    '',
    'Errors, newest first',
    ...(errors.length === 0 ? ['  none'] : []),
    ...errors.map(
      ({ time, from, message, reference }) =>
        `  ${time} ${from}: ${message}${reference === null ? '' : ` [${reference}]`}`,
    ),
    '',
  ].join('\n');
}

/** A time to the second in UTC: support and visitor may sit in different zones. */
export function timeForSupport(time: string): string {
  return `${time.slice(0, 19).replace('T', ' ')} UTC`;
}
