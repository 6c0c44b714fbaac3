import type { Locale } from '@pazar/contracts/locale';

/** What the zip with an agent's data says about itself. */
export const exportReadme: Record<Locale, string> = {
  en: `Your data in Pazar.

The same data is here twice: in json/ for programs, in csv/ for spreadsheets.
Amounts of money (columns that end in _minor) are in the hundredth part of the currency: 7000 is 70.00.
Instants are in UTC. Quantities are in the unit of their row.
`,
  mk: `Вашите податоци во Пазар.

Истите податоци се тука двапати: во json/ за програми, во csv/ за табели.
Износите (колоните што завршуваат на _minor) се во стоти делови од валутата: 7000 е 70,00.
Времињата се според UTC. Количините се во мерната единица на својот ред.
`,
};
