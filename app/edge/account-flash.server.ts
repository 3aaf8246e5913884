import * as z from 'zod';

const NAMES = [
  'skip',
  'unskip',
  'send-now',
  'payment',
  'reschedule',
  'interval',
  'address',
  'gift',
  'add',
  'swap',
  'edit',
  'project',
  'remove',
  'reactivate',
  'cancel',
  'cancel-all',
] as const;

const flash = z.object({name: z.enum(NAMES), day: z.iso.date().nullable()});

/** A command to the subscription that was carried out, told once by the page that follows. */
export type AccountFlash = z.output<typeof flash>;

/** What a flash cookie says; `null` for none, a broken and a forged one. Never throws. */
export function readAccountFlash(cookie: string | null): AccountFlash | null {
  if (cookie === null) return null;
  try {
    return flash.parse(JSON.parse(cookie));
  } catch {
    return null;
  }
}
