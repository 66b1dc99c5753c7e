/** One address for two servers, as in the product: paths in `own` go to the first, everything else to the second. */
import type { FastifyInstance } from 'fastify'

export function inFrontOf(app: FastifyInstance, behind: FastifyInstance, own: RegExp): FastifyInstance {
  const inject = (asked: { url: string }) => (own.test(asked.url) ? app : behind).inject(asked as never)
  const contracts = {
    ...app.contracts,
    served: [...app.contracts.served, ...behind.contracts.served],
  }
  return new Proxy(app, {
    get: (target, name) =>
      name === 'inject' ? inject : name === 'contracts' ? contracts : Reflect.get(target, name),
  })
}
