/**
 * The embedded database answers one query at a time, in this program. It cannot hang itself; but behind a
 * transaction that never ends all other queries would wait for ever. A query that has waited long enough
 * fails. Like one whose answer was lost on a connection, it may still run later; a transaction that was
 * given up before it began never begins.
 */
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { DatabaseTimeout } from './database-timeout-error.ts'
import { DATABASE_TIMEOUTS } from './database-timeouts.ts'
import { preparedQuestions } from './prepared-statements.ts'

export function timeoutPglite(client: PGlite): PGlite {
  /** The next query need not find out again. */
  let silentUntil = 0

  function orSilent<Value>(ask: () => Promise<Value>, onLate: () => 'goes-on' | 'given-up'): Promise<Value> {
    if (performance.now() < silentUntil) return Promise.reject(new DatabaseTimeout())
    return new Promise((done, fail) => {
      const began = performance.now()
      let over = false
      const isItLate = () => {
        // A timer may fire early: after the machine slept, or under fake timers.
        const left = DATABASE_TIMEOUTS.question - (performance.now() - began)
        if (left > 1) {
          timer = setTimeout(isItLate, left)
          return
        }
        // The answer may be waiting because this program was busy: read it before giving up.
        setImmediate(() => {
          if (over || onLate() === 'goes-on') return
          silentUntil = performance.now() + DATABASE_TIMEOUTS.silence
          fail(new DatabaseTimeout())
        })
      }
      let timer = setTimeout(isItLate, DATABASE_TIMEOUTS.question)
      ask()
        .then(done, fail)
        .finally(() => {
          over = true
          clearTimeout(timer)
        })
    })
  }

  const prepared = preparedQuestions(client)

  const query: PGlite['query'] = (text, values, options) =>
    orSilent(
      () =>
        client.ready && !client.closed && prepared.isKnown(text)
          ? alone(() => prepared.ask(text, values, options))
          : client.query(text, values, options),
      () => 'given-up',
    )

  async function alone<Value>(ask: () => Promise<Value>): Promise<Value> {
    return client._runExclusiveTransaction(async () => {
      const answer = await ask()
      await client.syncToFs()
      return answer
    })
  }

  const withPrepared = (tx: Transaction): Transaction => {
    const asked: Transaction['query'] = (text, values, options) =>
      !tx.closed && prepared.isKnown(text)
        ? prepared.ask(text, values, options)
        : tx.query(text, values, options)
    return {
      ...tx,
      query: asked,
      get closed() {
        return tx.closed
      },
    }
  }

  function transaction<Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> {
    let is: 'waiting' | 'goes-on' | 'given-up' = 'waiting'
    const begin = () =>
      client.transaction((tx) => {
        if (is === 'given-up') throw new DatabaseTimeout()
        is = 'goes-on'
        return work(withPrepared(tx))
      })
    return orSilent(begin, () => {
      if (is === 'waiting') is = 'given-up'
      return is
    })
  }

  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
