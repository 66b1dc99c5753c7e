/**
 * A pool that recovers from a hanging database. A connection that does not answer in time is closed with
 * everything that waits on it, and its place in the pool is free at once: drizzle returns a connection only
 * when BEGIN has worked, so ten transactions begun while the database hung would empty the pool for ever.
 */
import pg from 'pg'
import { DatabaseTimeout } from './database-timeout-error.ts'
import { DATABASE_TIMEOUTS } from './database-timeouts.ts'
import { DatabaseAway, orAway } from './database-unavailable.ts'

type Callback = (...answer: unknown[]) => void

class HastyClient extends pg.Client {
  // pg's query has seven overloads; this wrapper handles them all alike.
  override query(...asked: unknown[]): never {
    const end = this.#endUnlessAnswered()
    const told = asked.at(-1)
    if (typeof told === 'function') asked.splice(-1, 1, answering(told as Callback, end))
    const answer = Reflect.apply(super.query, this, asked) as unknown
    if (answer instanceof Promise) answer.then(end, end)
    return answer as never
  }

  #endUnlessAnswered(): () => void {
    let over = false
    // The answer may be waiting unread because this program was busy: read it before closing.
    const late = () => setImmediate(() => over || this.connection.stream.destroy(new DatabaseTimeout()))
    const timer = setTimeout(late, DATABASE_TIMEOUTS.question)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }
}

const answering =
  (told: Callback, end: () => void): Callback =>
  (...answer) => {
    end()
    told(...answer)
  }

/** Released once, by its user or because it broke. */
function guarded(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  let over = false
  const letGo = (error?: Error | boolean) => {
    if (over) return
    over = true
    client.off('error', letGo)
    release(error)
  }
  client.on('error', letGo)
  return Object.assign(client, { release: letGo })
}

export class TimeoutPool extends pg.Pool {
  /** The next query need not find out again. */
  #silentUntil = 0

  constructor(settings: { connectionString: string; max: number }) {
    super({
      ...settings,
      Client: HastyClient,
      // If the network is gone but the server is not, it would hold an open transaction's locks for hours.
      verify: (client, done) =>
        void client
          .query(`set idle_in_transaction_session_timeout = ${DATABASE_TIMEOUTS.transaction}`)
          .then(() => done(), done),
    })
    // An idle connection that drops emits 'error' on the pool.
    this.on('release', (error) => {
      if (error instanceof DatabaseTimeout) this.#silentUntil = performance.now() + DATABASE_TIMEOUTS.silence
    })
  }

  override connect(callback?: unknown): never {
    const told = callback as Callback | undefined
    // Looked up for each connection, like the other limits for each query.
    this.options.connectionTimeoutMillis = DATABASE_TIMEOUTS.connection
    if (performance.now() < this.#silentUntil) {
      if (!told) return Promise.reject(new DatabaseTimeout()) as never
      process.nextTick(told, new DatabaseTimeout())
      return undefined as never
    }
    if (!told) return super.connect().then(guarded, orAway) as never
    super.connect((error, client) => {
      const ours = client && guarded(client)
      told(error && new DatabaseAway(error), ours, ours?.release)
    })
    return undefined as never
  }
}
