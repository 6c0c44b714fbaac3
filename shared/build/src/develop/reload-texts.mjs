// Part of a section's development build alone.
import i18next from 'i18next';
import en from 'developed-section/assets/localization/en.json';
import mk from 'developed-section/assets/localization/mk.json';
import section from 'developed-section/section.json';

/** Reloads what the section has besides its code, and shows its errors over the page. */
export function watchTexts() {
  if (import.meta.webpackHot) {
    import.meta.webpackHot.accept(
      [
        'developed-section/assets/localization/en.json',
        'developed-section/assets/localization/mk.json',
      ],
      () => {
        i18next.addResourceBundle('en', section.namespace, en, true, true);
        i18next.addResourceBundle('mk', section.namespace, mk, true, true);
        // Every component that reads texts renders again, and keeps its state.
        i18next.emit('languageChanged', i18next.language);
      },
    );
    // The shell reads it before any code of the section.
    import.meta.webpackHot.accept('developed-section/section.json', () => location.reload());
  }
  const log = console.error;
  console.error = (...words) => {
    log(...words);
    const [failure] = words;
    // The shell shows its visitors that the section failed; the developer sees why, in the source.
    if (failure instanceof Error && failure.name === 'SectionFailure' && failure.cause) {
      reportError(failure.cause);
    }
  };
}
