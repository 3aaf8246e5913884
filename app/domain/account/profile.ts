import type {PostalAddress} from '../address';
import type {FormAnswer} from '../form/form-answer';

/** An address in a customer's address book; `id` is the number in its global id. */
export type SavedAddress = {readonly id: string; readonly isDefault: boolean; readonly address: PostalAddress};

/** The data that the platform keeps of a customer. The address of the login cannot be changed through its API. */
export type Profile = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  /** The default one first. */
  readonly addresses: readonly SavedAddress[];
};

/** The commands to the address with a number. */
export const ADDRESS_COMMANDS = ['edit', 'make-default', 'delete'] as const;

/** The commands to a profile. */
export type ProfileCommand =
  | {readonly name: 'rename'; readonly firstName: string; readonly lastName: string}
  | {readonly name: 'add'; readonly address: PostalAddress; readonly isDefault: boolean}
  | {
      readonly name: 'edit';
      readonly id: string;
      readonly address: PostalAddress;
      /** `false` leaves the default as it is: there is always one. */
      readonly isDefault: boolean;
    }
  | {readonly name: 'make-default' | 'delete'; readonly id: string};

export type ProfileCommandName = ProfileCommand['name'];

export const PROFILE_COMMANDS = ['rename', 'add', ...ADDRESS_COMMANDS] as const satisfies readonly ProfileCommandName[];

export type ProfileField = keyof PostalAddress | 'isDefault';

/** Why a command was not carried out; each has a text. */
export const PROFILE_REFUSALS = [
  /** The address is not there (any more). */
  'gone',
  /** The same address is in the book. */
  'duplicate',
  /** Another address has to become the default first. */
  'default-stays',
  /** The platform does not do it, without a reason that a customer could use. */
  'not-changed',
] as const;

export type ProfileRefusal = (typeof PROFILE_REFUSALS)[number];

/** The form of a command that is shown again. */
export type ProfileAnswer = FormAnswer<ProfileField, ProfileRefusal>;

/** Tells whether an address may be deleted: the default one stays while there are others. */
export function canDelete({isDefault}: SavedAddress, {addresses}: Profile): boolean {
  return !isDefault || addresses.length === 1;
}
