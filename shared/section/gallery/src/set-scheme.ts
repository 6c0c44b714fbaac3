import type { Scheme } from './address.ts';

const question = 'screen and (prefers-color-scheme: dark)';

/** Sets the colour scheme of the style sheets' media queries, whatever the system prefers. */
export function setScheme(scheme: Scheme): void {
  if (scheme === 'system') return;
  for (const sheet of document.styleSheets) answer(sheet.cssRules, scheme === 'dark');
  document.documentElement.style.colorScheme = scheme;
}

function answer(rules: CSSRuleList, isDark: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === question) {
      rule.media.mediaText = isDark ? 'screen' : 'not all';
    }
    if (rule instanceof CSSGroupingRule) answer(rule.cssRules, isDark);
  }
}
