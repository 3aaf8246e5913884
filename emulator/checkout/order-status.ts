import {SignJWT, jwtVerify} from 'jose';
import * as z from 'zod';
import type {Order} from './order';

const AUDIENCE = 'order-status';
const ALGORITHM = 'HS256';
const statusSchema = z.object({number: z.string(), language: z.enum(['de', 'en'])});

/** What the order's status page says of it. */
type OrderStatus = z.output<typeof statusSchema>;

/** Returns the address of an order's status page on the platform. It holds for ever, and names the order to nobody else. */
export async function statusPageUrl({number, language}: Order, origin: string, secret: string): Promise<string> {
  const token = await new SignJWT({number, language} satisfies OrderStatus)
    .setProtectedHeader({alg: ALGORITHM})
    .setAudience(AUDIENCE)
    .sign(new TextEncoder().encode(secret));
  return `${origin}/checkouts/orders/${token}`;
}

/** Reads the token of such an address; `null` where it does not count. */
export async function readStatusToken(token: string, secret: string): Promise<OrderStatus | null> {
  try {
    const {payload} = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
    });
    return statusSchema.safeParse(payload).data ?? null;
  } catch {
    return null;
  }
}
