import type { Scheme } from './address.ts';

const question = '(prefers-color-scheme: dark)';

/** Answers the style sheets' question for the reader's scheme, whatever the system says. */
export function setScheme(scheme: Scheme): void {
  if (scheme === 'system') return;
  for (const sheet of document.styleSheets) answer(sheet.cssRules, scheme === 'dark');
  document.documentElement.style.colorScheme = scheme;
}

function answer(rules: CSSRuleList, isDark: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === question) {
      rule.media.mediaText = isDark ? 'all' : 'not all';
    }
    if (rule instanceof CSSGroupingRule) answer(rule.cssRules, isDark);
  }
}
