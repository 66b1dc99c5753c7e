/** Connections are opened only to hosts in the settings, whichever part of the program or of a library asks for another. */
import { isIP, Socket } from 'node:net'

type ConnectionTarget = { host?: string; path?: string; servername?: string }

/** As Node takes them: (options), (port, host), (path), or its own normalised form of these. */
function wantedOf(args: readonly unknown[]): ConnectionTarget {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args
  if (typeof first === 'object' && first !== null) return first
  if (typeof first === 'string' && Number.isNaN(Number(first))) return { path: first }
  return typeof second === 'string' ? { host: second } : {}
}

/** A caller that resolves the name first connects to the address and passes the name beside it. */
const hostName = ({ host = 'localhost', servername }: ConnectionTarget) =>
  (isIP(host) && servername ? servername : host).toLowerCase()

export class ForbiddenHost extends Error {
  override name = 'UnknownHost'
}

/** For the whole program. Returns a function that removes it again. */
export function guardEgress(known: readonly string[], told: (host: string) => void): () => void {
  const hosts = new Set(known.map((host) => host.toLowerCase()))
  const { connect } = Socket.prototype
  Socket.prototype.connect = function guarded(this: Socket, ...args: never[]) {
    const wanted = wantedOf(args)
    // A socket of this machine has a path and no host.
    if (wanted.path || hosts.has(hostName(wanted))) return Reflect.apply(connect, this, args)
    told(hostName(wanted))
    process.nextTick(() =>
      this.destroy(new ForbiddenHost(`${hostName(wanted)} is in no setting, so it is not asked.`)),
    )
    return this
  } as typeof connect
  return () => {
    Socket.prototype.connect = connect
  }
}
