import type { Address } from './address.ts';
import { writeAddress } from './address.ts';
import { entries } from './entries.ts';
import type { Entry, Say, Show } from './entry.ts';

const others = { en: 'mk', mk: 'en' } as const;
const languageNames = { en: 'English', mk: 'Македонски' } as const;
const schemes = ['system', 'light', 'dark'] as const;

/** Every component in every state, or one of them. */
export function Gallery({ address }: { address: Address }) {
  const { locale, component, alone } = address;
  const say: Say = (english, macedonian) => (locale === 'mk' ? macedonian : english);
  const shown = entries.filter(({ name }) => component === '' || name === component);
  const only = shown[0]?.alone?.[alone ?? ''];
  if (only !== undefined) {
    return (
      <main data-sheet="" className="whole">
        {only(say)}
      </main>
    );
  }
  return (
    <div className="gallery" data-ground="">
      <Bar address={address} />
      <main className="stack">
        {shown.map((entry) => (
          <EntryPart key={entry.name} entry={entry} address={address} say={say} />
        ))}
      </main>
    </div>
  );
}

function Bar({ address }: { address: Address }) {
  const { locale } = address;
  return (
    <header className="stack">
      <div className="bar">
        <h1>
          <a href={writeAddress({ ...address, component: '', alone: null })}>Pazar</a>
        </h1>
        <a href={writeAddress({ ...address, locale: others[locale] })} lang={others[locale]}>
          {languageNames[others[locale]]}
        </a>
        {schemes.map((scheme) => (
          <a key={scheme} href={writeAddress({ ...address, scheme })}>
            {scheme}
          </a>
        ))}
      </div>
      <nav className="index" aria-label="Components">
        {entries.map(({ name }) => (
          <a key={name} href={writeAddress({ ...address, component: name, alone: null })}>
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}

interface EntryPartProps {
  entry: Entry;
  address: Address;
  say: Say;
}

function EntryPart({ entry, address, say }: EntryPartProps) {
  const { name, ground = 'sheet', states, alone = {}, isWide = false } = entry;
  const place = ground === 'sheet' ? { 'data-sheet': '' } : { 'data-ground': '' };
  return (
    <section {...place} id={name} className="entry" aria-label={name}>
      <h2>{name}</h2>
      <div className="states" data-wide={isWide}>
        {Object.entries(states).map(([state, show]) => (
          <State key={state} name={state} show={show} say={say} />
        ))}
      </div>
      <p className="alone">
        {Object.keys(alone).map((state) => (
          <a key={state} href={writeAddress({ ...address, component: name, alone: state })}>
            {state}
          </a>
        ))}
      </p>
    </section>
  );
}

function State({ name, show, say }: { name: string; show: Show; say: Say }) {
  return (
    <figure className="state">
      <figcaption>{name}</figcaption>
      <div data-example="">{show(say)}</div>
    </figure>
  );
}
