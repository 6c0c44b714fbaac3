import { municipalitiesWithin } from '@pazar/geography/municipalities-within';
import type { Position } from '@pazar/geography/position';
import { publicPosition } from '@pazar/geography/public-position';
import type { MapPin } from '@pazar/ui/map/map-content';
import { PinPicker } from '@pazar/ui/map/pin-picker';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { Sketch } from '@pazar/ui/map/sketch';
import { PlaceSearch } from '../../../src/geocoding/place-search.tsx';
import type { Entry, Say } from '../entry.ts';
import { Held } from '../held.tsx';
import { PlainOnDemand, SketchOnDemand } from '../map-drawing.tsx';
import { WithGoogle } from '../with-google.tsx';

const farm = { lat: 41.4048, lng: 22.6634 };

function places(say: Say): MapPin[] {
  const names: [lat: number, lng: number, english: string, macedonian: string][] = [
    [41.4379, 22.6411, 'Stall 14', 'Тезга 14'],
    [41.4048, 22.6634, 'Farm Kukliš', 'Стопанство Куклиш'],
    [41.4071, 22.6672, 'Greenhouse 1', 'Пластеник 1'],
    [41.4076, 22.6681, 'Greenhouse 2', 'Пластеник 2'],
    [41.3868, 22.7492, 'Field', 'Нива'],
    [41.4611, 22.6857, 'Orchard', 'Овоштарник'],
    [41.638, 22.465, 'Pickup', 'Подигање'],
    [41.9961, 21.4316, 'Pickup in Skopje', 'Подигање во Скопје'],
  ];
  return names.map(([lat, lng, english, macedonian], index) => ({
    key: String(index + 1),
    position: { lat, lng },
    mark: String(index + 1),
    label: `${index + 1}: ${say(english, macedonian)}`,
    ...(index === 4 && { tone: 'attention' }),
    ...(index === 6 && { tone: 'attention', kind: 'ring' }),
  }));
}

/** The map of the country. */
export const maps: readonly Entry[] = [
  {
    name: 'map/sketch',
    isWide: true,
    states: {
      country: (say) => <Sketch label={say('The country', 'Државата')} width="100%" height={360} />,
      places: (say) => (
        <Held<string | null> initial="1">
          {(selected, setSelected) => (
            <Sketch
              label={say('My places', 'Моите места')}
              width="100%"
              height={360}
              pins={places(say)}
              areas={[
                { code: 'MK-410', tone: 'info' },
                { code: 'MK-409', tone: 'attention' },
              ]}
              selected={selected}
              onSelect={setSelected}
            />
          )}
        </Held>
      ),
      municipalities: (say) => (
        <Held<readonly string[]> initial={municipalitiesWithin(farm, 12)}>
          {(codes, setCodes) => (
            <Sketch
              label={say('Where I deliver', 'Каде доставувам')}
              width="100%"
              height={300}
              pins={[
                {
                  key: 'farm',
                  position: farm,
                  label: say('Farm', 'Стопанство'),
                  kind: 'dot',
                  tone: 'accent',
                },
              ]}
              areas={codes.map((code) => ({ code, tone: 'good' }))}
              circles={[{ key: 'radius', centre: farm, radiusKm: 20, tone: 'good' }]}
              onChooseArea={(code) =>
                setCodes(
                  codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code],
                )
              }
            />
          )}
        </Held>
      ),
      'pin to move': (say) => (
        <Held initial={farm}>
          {(position, onMove) => (
            <Sketch
              label={say('Where it is', 'Каде е')}
              width="100%"
              height={300}
              areas={[{ code: 'MK-410', tone: 'info' }]}
              circles={[
                { key: 'public', centre: publicPosition(position), radiusKm: 1, tone: 'accent' },
              ]}
              movable={{
                position,
                onMove,
                label: say('The pin of the farm', 'Ознаката на стопанството'),
              }}
            />
          )}
        </Held>
      ),
      'pin and address': (say) => (
        <Sketch
          label={say('Pin and address', 'Ознака и адреса')}
          width="100%"
          height={260}
          pins={[
            {
              key: 'pin',
              position: { lat: 41.49, lng: 22.43 },
              label: say('The pin, in Konče', 'Ознаката, во Конче'),
              caption: say('Konče, the pin', 'Конче, ознаката'),
              mark: '!',
              tone: 'attention',
            },
            {
              key: 'address',
              position: { lat: 41.3178, lng: 22.5603 },
              label: say('The address, in Valandovo', 'Адресата, во Валандово'),
              caption: say('Valandovo, the address', 'Валандово, адресата'),
              kind: 'dot',
              tone: 'info',
            },
          ]}
          areas={[
            { code: 'MK-407', tone: 'attention' },
            { code: 'MK-403', tone: 'info' },
          ]}
          links={[
            {
              key: 'far',
              from: { lat: 41.49, lng: 22.43 },
              to: { lat: 41.3178, lng: 22.5603 },
              label: say('22 km', '22 км'),
              tone: 'attention',
            },
          ]}
        />
      ),
    },
    alone: {
      'drawn on demand': (say) => <SketchOnDemand label={say('The country', 'Државата')} />,
      'drawn plainly': (say) => <PlainOnDemand label={say('The country', 'Државата')} />,
    },
  },
  {
    name: 'map/place-map',
    states: {
      'with nothing said': (say) => (
        <PlaceMap
          label={say('Farm Kukliš', 'Стопанство Куклиш')}
          pins={[{ key: 'farm', position: farm, label: say('The farm', 'Стопанството') }]}
        />
      ),
      'in the info bar': (say) => (
        <PlaceMap
          label={say('Farm Kukliš', 'Стопанство Куклиш')}
          width="100%"
          height={180}
          pins={[{ key: 'farm', position: farm, label: say('The farm', 'Стопанството') }]}
        />
      ),
      'only its municipality': (say) => (
        <PlaceMap
          label={say('Farm Kukliš', 'Стопанство Куклиш')}
          width="100%"
          height={180}
          areas={[{ code: 'MK-410', tone: 'info' }]}
        />
      ),
      'the City of Skopje': (say) => (
        <PlaceMap
          label={say('Where I deliver', 'Каде доставувам')}
          width="100%"
          height={220}
          areas={[{ code: 'MK-85', tone: 'good' }]}
        />
      ),
    },
  },
  {
    name: 'map/pin-picker',
    states: {
      'without a pin': (say) => <Picker say={say} initial={null} />,
      'with a pin': (say) => <Picker say={say} initial={farm} />,
    },
  },
  {
    name: 'geocoding/place-search',
    states: {
      empty: (say) => (
        <WithGoogle>
          <PlaceSearch
            label={say('Search for a place', 'Пребарајте место')}
            hint={say(
              'It fills in the address, the pin and the hours.',
              'Ги пополнува адресата, ознаката и работното време.',
            )}
            onFound={() => undefined}
          />
        </WithGoogle>
      ),
    },
  },
];

function Picker({ say, initial }: { say: Say; initial: Position | null }) {
  return (
    <Held<Position | null> initial={initial}>
      {(position, onChange) => (
        <PinPicker
          label={say('Where it is', 'Каде е')}
          pinLabel={say('The pin of the farm', 'Ознаката на стопанството')}
          width="100%"
          height={260}
          position={position}
          onChange={onChange}
        />
      )}
    </Held>
  );
}
