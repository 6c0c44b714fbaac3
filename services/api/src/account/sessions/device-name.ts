import type { AccountSession } from '@pazar/contracts/account-session';
import Bowser from 'bowser';

const kinds = new Set(['desktop', 'mobile', 'tablet']);

/**
 * The browser and system of a `User-Agent` header in words that people know: "Firefox", "Windows".
 */
export function deviceName(userAgent: string | null): AccountSession['device'] {
  if (userAgent === null || userAgent === '') return { browser: null, system: null, kind: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name === undefined || browser.name === '' ? null : browser.name,
    system: os.name ?? null,
    kind: isKind(platform.type) ? platform.type : 'other',
  };
}

function isKind(type: string | undefined): type is AccountSession['device']['kind'] {
  return type !== undefined && kinds.has(type);
}
