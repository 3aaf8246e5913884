import type {ActionFunction, ActionFunctionArgs, LoaderFunction, ServerBuild} from '@remix-run/server-runtime';

/** What stands around every page, and shows errors with words of its own. */
const FRAME = ['root', 'routes/shell'];

type Context = ActionFunctionArgs['context'];

const refusal = () => new Response(null, {status: 405, headers: {Allow: 'GET, HEAD'}});

/**
 * The build with every route that takes no form answering one with a 405 of ours. Remix's own tells the browser where in our
 * code it comes from, and its page has no words: after an action that throws, the frame's loader is left out. So the action
 * only takes note, and what the page itself would load is refused.
 */
export function answerForms(build: ServerBuild): ServerBuild {
  const refused = new WeakSet<Context>();
  const takeNote: ActionFunction = ({context}) => {
    // To a script the action's answer is all of it.
    if (context.isDataRequest) throw refusal();
    refused.add(context);
    return null;
  };
  const guarded =
    (loader: LoaderFunction): LoaderFunction =>
    (input) => {
      if (refused.has(input.context)) throw refusal();
      return loader(input);
    };
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const {loader, action = takeNote} = route.module;
    const module = {...route.module, action, ...(loader && !FRAME.includes(id) ? {loader: guarded(loader)} : {})};
    return [id, {...route, module}] as const;
  });
  return {...build, routes: Object.fromEntries(routes)};
}
