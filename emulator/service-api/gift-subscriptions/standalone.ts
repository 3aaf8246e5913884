import {hash} from '../reviews/hash';
import type {OpenGiftSubscription} from './open-subscription';

/** Stands in where no subscription service is connected: the voucher keeps the redemption, and no delivery follows from it. */
export const openStandalone: OpenGiftSubscription = async (_env, {code}) => hash(code);
