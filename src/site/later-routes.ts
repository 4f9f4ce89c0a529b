import { Hono } from "hono";

/**
 * Routes that are read from their files when somebody first asks for one of them: a process that only speaks in chat never reads them.
 * A path ends in `/*` where everything below it is meant.
 */
export function laterRoutes(paths: readonly string[], read: () => Promise<Hono>): Hono {
  let reading: Promise<Hono> | null = null;
  const app = new Hono();
  for (const path of paths) {
    app.all(path, async (context) => {
      reading ??= read();
      const routes = await reading;
      return routes.fetch(context.req.raw, context.env);
    });
  }
  return app;
}
