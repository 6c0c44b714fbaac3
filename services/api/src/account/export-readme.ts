import type { Locale } from '@pazar/contracts/locale';

/** The readme in the zip with an agent's data. */
export const exportReadme: Record<Locale, string> = {
  en: `Your data in Pazar.

The same data is here twice: in json/ for programs, in csv/ for spreadsheets.
images/ has the pictures; images.json names them, product-images.json and the like say where they are shown.
Amounts of money (columns that end in _minor) are in the hundredth part of the currency: 7000 is 70.00.
Instants are in UTC. Quantities are in the unit of their row.
The files are read one after the other. A change made meanwhile can be in some of them and not in others.
`,
  mk: `Вашите податоци во Пазар.

Истите податоци се тука двапати: во json/ за програми, во csv/ за табели.
Во images/ се сликите; images.json ги именува, а product-images.json и слични кажуваат каде се прикажани.
Износите (колоните што завршуваат на _minor) се во стоти делови од валутата: 7000 е 70,00.
Времињата се според UTC. Количините се во мерната единица на својот ред.
Датотеките се читаат една по друга. Промена што настанува во меѓувреме може да ја има во некои од нив, а во други да ја нема.
`,
};
