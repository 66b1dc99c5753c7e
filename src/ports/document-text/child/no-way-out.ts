/**
 * Loaded before anything else in a child. The permission model of this Node guards files, processes and
 * workers, but not the network: so the one function all of Node's own clients go through is disabled.
 */
import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

export class NoWayOut extends Error {
  readonly code = 'ERR_NO_WAY_OUT'
  constructor() {
    super('A document reader has no network.')
  }
}

const refuseNetwork = (): never => {
  throw new NoWayOut()
}

/** `as never`: the replacements never return, so they stand in for any signature. */
function wallUp(): void {
  net.Socket.prototype.connect = refuseNetwork as never
  net.Server.prototype.listen = refuseNetwork as never
  dgram.createSocket = refuseNetwork as never
  dgram.Socket.prototype.bind = refuseNetwork as never
  dgram.Socket.prototype.send = refuseNetwork as never
  dgram.Socket.prototype.connect = refuseNetwork as never
  for (const resolver of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
    const named = resolver as unknown as Record<string, unknown>
    for (const name of Object.getOwnPropertyNames(named))
      if (/^(lookup|resolve|reverse)/.test(name)) named[name] = refuseNetwork
  }
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(process, 'binding')
  Reflect.deleteProperty(process, '_linkedBinding')
  syncBuiltinESMExports()
}

wallUp()
