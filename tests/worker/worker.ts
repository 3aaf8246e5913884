/** The worker that the tests of this folder run in: the shop's objects, and no pages. */
export {CartSequencer} from '../../app/objects/cart-sequencer.server';
export {KeptAnswers} from '../../app/objects/kept-answers.server';
export {Limiter} from '../../app/objects/limiter.server';
export {PurgeGenerations} from '../../app/objects/purge-generations.server';
export {SessionStore} from '../../app/objects/session-store.server';

export default {
  fetch: () => new Response(null, {status: 404}),
} satisfies ExportedHandler;
