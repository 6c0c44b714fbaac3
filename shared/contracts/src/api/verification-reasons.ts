import type { Locale } from './locale.ts';
import type { VerificationDecision } from './management.ts';

type InBoth = Readonly<Record<Locale, string>>;

/** Why management asks for changes or rejects, as its buttons are named in `queue.preset`. */
export const presetNames = ['pin', 'taxNumber', 'register', 'name', 'duplicate'] as const;
export type PresetName = (typeof presetNames)[number];

/**
 * What the agent reads, in the agent's language. The translation files have the language of the
 * manager alone, so both are here.
 */
const presets: Readonly<Record<PresetName, InBoth>> = {
  pin: {
    en: 'The pin on the map is not at the address. Move the pin to the address and send the request again.',
    mk: 'Ознаката на мапата не е на адресата. Поместете ја ознаката и испратете го барањето повторно.',
  },
  taxNumber: {
    en: 'The tax number does not belong to the name of the business. Correct one of them and send the request again.',
    mk: 'Даночниот број не одговара на називот на фирмата. Поправете го погрешниот податок и испратете го барањето повторно.',
  },
  register: {
    en: 'The number in the farm register is missing or wrong. Enter it and send the request again.',
    mk: 'Бројот од регистарот на земјоделски стопанства недостига или е погрешен. Внесете го и испратете го барањето повторно.',
  },
  name: {
    en: 'The name of the business differs from the one in the register. Enter the registered name and send the request again.',
    mk: 'Називот на фирмата се разликува од оној во регистарот. Внесете го регистрираниот назив и испратете го барањето повторно.',
  },
  duplicate: {
    en: 'You already have an account in Pazar. Use that one, or write to us if it is not yours.',
    mk: 'Веќе имате сметка во Пазар. Користете ја таа сметка или пишете ни ако не е ваша.',
  },
};

const approved: InBoth = {
  en: 'The data was checked and is right.',
  mk: 'Податоците се проверени и точни.',
};

/** What the agent changes for a preset: a field of the request, or nothing of it. */
const fields = {
  pin: 'location.lat',
  taxNumber: 'business.taxNumber',
  register: 'business.farmRegistryNumber',
  name: 'business.legalName',
  duplicate: null,
} as const satisfies Record<PresetName, string | null>;
export type ReasonField = NonNullable<(typeof fields)[PresetName]>;

/** The fields that the presets in a reason are about, in whatever language it is. */
export function fieldsOfReason(reason: string): ReasonField[] {
  const used = presetNames.filter((name) =>
    Object.values(presets[name]).some((text) => reason.includes(text)),
  );
  return used.map((name) => fields[name]).filter((field) => field !== null);
}

/** A preset as the agent reads it. */
export const presetText = (name: PresetName, locale: Locale): string => presets[name][locale];

/** Sent when the manager entered nothing: an approval needs no reason. */
export function reasonUnlessEntered(
  decision: VerificationDecision['decision'],
  locale: Locale,
): string {
  return decision === 'VERIFIED' ? approved[locale] : '';
}
