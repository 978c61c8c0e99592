// The routes of a server, read from its router, so that the tests see every new route.

import type { FastifyInstance } from 'fastify';

export interface Route {
  method: string;
  path: string;
}

export function routesOf(app: FastifyInstance): Route[] {
  const routes: Route[] = [];
  const parents: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const found = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/u.exec(line);
    if (!found) continue;
    const depth = found[1]!.length / 4;
    parents.length = depth;
    parents.push(found[2]!);
    const path = parents.join('');
    for (const method of found[3]?.split(', ') ?? []) if (method !== 'HEAD') routes.push({ method, path });
  }
  return routes;
}
