/** A voucher for a gift subscription that was bought before the emulator was started. */
export type SeedVoucher = {
  readonly code: string;
  readonly deliveries: number;
  readonly coffee: 'filter' | 'espresso' | 'mixed';
  readonly senderName: string;
  readonly message: string;
  /** The first moment at which it no longer counts. */
  readonly expiresAt: string;
};

/** Vouchers to redeem; one of them too late. */
export const vouchers: readonly SeedVoucher[] = [
  {
    code: 'ABO-3TAU-MOOS-GRAS',
    deliveries: 3,
    coffee: 'filter',
    senderName: 'Tante Hilde',
    message: 'Alles Gute zum Geburtstag, und trink langsam.',
    expiresAt: '2030-01-01T00:00:00Z',
  },
  {
    code: 'ABO-6TAU-FARN-RAND',
    deliveries: 6,
    coffee: 'espresso',
    senderName: 'Deine Abteilung',
    message: '',
    expiresAt: '2030-01-01T00:00:00Z',
  },
  {
    code: 'ABO-9TAU-ABGE-LAUF',
    deliveries: 12,
    coffee: 'mixed',
    senderName: 'Rolf',
    message: 'Frohe Weihnachten.',
    expiresAt: '2025-01-01T00:00:00Z',
  },
];
