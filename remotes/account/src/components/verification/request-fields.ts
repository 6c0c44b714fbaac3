import type { Account } from '@pazar/contracts/account';
import type { WholeVerificationRequest } from '@pazar/contracts/account-input';
import type { LocationInput } from '@pazar/contracts/location-input';
import type { VerificationProgress } from '@pazar/contracts/verification';
import { inItsLanguage } from '@pazar/format/text-language';
import { emptyLocation } from '@pazar/section/empty-location';
import type { TFunction } from 'i18next';
import { defineFields } from '@pazar/section/form/define-fields';
import { explainNumber, explainPhone } from '../profile/account-fields.ts';

/** What a request holds while it is written; a location only where it is entered here. */
export type RequestValues = WholeVerificationRequest;

/** What the words of a request are made with. */
export interface RequestWords {
  readonly t: TFunction<'account'>;
}

/** A first location is most often a farm, which is a home. */
const firstLocation: LocationInput = { ...emptyLocation, publicPrecision: 'APPROX' };

export const requestFields = defineFields<RequestValues, RequestWords>({
  userType: { empty: 'PRODUCER', show: (type, { t }) => t(`account.userType.${type}`) },
  phone: { empty: '', explain: explainPhone },
  business: {
    empty: { legalName: '', taxNumber: null, farmRegistryNumber: null },
    members: {
      legalName: {},
      taxNumber: { explain: explainNumber('taxNumber') },
      farmRegistryNumber: {},
    },
  },
  location: {
    empty: undefined,
    isWhole: true,
    show: ({ name }) => name,
  },
});

/** Whether the request enters a location too: an agent with a role has the pages of locations. */
export function entersLocation({ roles }: Account, { place }: VerificationProgress): boolean {
  return place === null || !roles.includes('ROLE_AGENT');
}

/** The known values, to be completed. */
export function requestValues(account: Account, progress: VerificationProgress): RequestValues {
  const { phone, business, userType } = account;
  const { place } = progress;
  return {
    userType: userType === 'SELLER' && account.verified ? 'PRODUCER' : sellingType(userType),
    phone: phone ?? '',
    business: {
      legalName: business.legalName ?? '',
      taxNumber: business.taxNumber,
      farmRegistryNumber: business.farmRegistryNumber,
    },
    ...(entersLocation(account, progress) && {
      location: place === null ? firstLocation : locationInput(place),
    }),
  };
}

function sellingType(userType: Account['userType']): RequestValues['userType'] {
  return userType === 'SELLER' ? 'SELLER' : 'PRODUCER';
}

/** A location as the API accepts it. */
function locationInput(place: NonNullable<VerificationProgress['place']>): LocationInput {
  // Every member of the empty location is a member of a location that is there.
  const names = Object.keys(firstLocation) as (keyof LocationInput)[];
  const input: LocationInput = Object.assign(
    structuredClone(firstLocation),
    Object.fromEntries(names.map((name) => [name, place[name]])),
  );
  const { settlement, settlementIn } = place.address;
  // The form has both languages; the API writes the plain text beside them.
  const address = { settlement: '', settlementIn: settlementIn ?? inItsLanguage(settlement) };
  return { ...input, address: { ...input.address, ...address } };
}

/** The fields of the location that are entered with a request. */
export const locationMembers = [
  'name',
  'type',
  'address.line1',
  'address.settlement',
  'address.municipalityCode',
  'address.postalCode',
  'lat',
] as const;
