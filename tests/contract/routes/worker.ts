import emulator from '../../../emulator/index';
import type {EmulatorEnv} from '../../../emulator/index';
import {everyRoute, serviceRoutes, unknownDoors} from './routes';

export * from '../../../emulator/index';

/** The emulator, which also says at `/routes` which routes it and the service worker have: only a worker can load all of it. */
export default {
  fetch: (request: Request, env: EmulatorEnv, context: ExecutionContext) =>
    new URL(request.url).pathname === '/routes'
      ? Response.json({routes: everyRoute(), serviceRoutes: serviceRoutes(), unknownDoors: unknownDoors()})
      : emulator.fetch(request, env, context),
};
