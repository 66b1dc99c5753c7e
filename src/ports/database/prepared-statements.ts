/**
 * The embedded database gets the same queries over and over, and would parse, plan and describe each of
 * them every time, in six steps. Repeated queries are kept as named statements: then one step binds the
 * values and brings the rows, at a third of the core time (decision 0109).
 */
import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]
type StatementHandle = {
  name: string
  /** How each value is serialised. */
  types: readonly number[]
  /** The description of the rows; it is not sent again with each answer. */
  described: readonly Message[]
}

/** Each plan takes some tens of kilobytes; the product has fewer frequent queries than this. */
const KEPT = 120
/** Queries seen only once are mostly lists of varying length. */
const SEEN = 1_000

/** A cursor's result differs for the same text, and SET is not a query. */
const KEEPABLE = /^\s*(?:select|insert|update|delete|with)\b/i

/** PostgreSQL's code for a prepared statement whose tables have changed. */
const PLAN_CHANGED = '0A000'

const { serialize } = protocol

function concatBytes(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function preparedQuestions(client: PGlite) {
  const seen = new Set<string>()
  const kept = new Map<string, StatementHandle>()
  let last = 0

  const send = (...parts: Uint8Array[]) =>
    client.execProtocolStream(concatBytes(...parts), { syncToFs: false })

  async function prepare(text: string): Promise<StatementHandle> {
    const name = `kept ${++last}`
    const told = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const types = parse.parseDescribeStatementResults(told)
    const described = told.filter((message) => message.name === 'rowDescription')
    return { name, types, described }
  }

  /** Evicts the least recently used. */
  async function keep(text: string): Promise<StatementHandle> {
    const known = kept.get(text) ?? (await prepare(text))
    kept.delete(text)
    kept.set(text, known)
    if (kept.size > KEPT) await letGo(kept.keys().next().value)
    return known
  }

  async function letGo(text = ''): Promise<void> {
    const name = kept.get(text)?.name
    kept.delete(text)
    if (name) await send(serialize.close({ type: 'S', name }), serialize.sync())
  }

  function written(value: unknown, type: number, options: QueryOptions): string | null {
    if (value === null || value === undefined) return null
    const serializer = options.serializers?.[type] ?? client.serializers[type]
    return serializer ? serializer(value) : String(value)
  }

  return {
    /** True if it was seen before; of a new one, only that it was seen is recorded. */
    isKnown(text: string): boolean {
      if (kept.has(text) || seen.delete(text)) return true
      if (!KEEPABLE.test(text)) return false
      seen.add(text)
      if (seen.size > SEEN) seen.clear()
      return false
    },

    /** Only where no other query can run at the same time: inside `_runExclusiveTransaction`, or a transaction of its own. */
    ask: <Row>(text: string, values: unknown[] = [], options: QueryOptions = {}): Promise<Results<Row>> =>
      client._runExclusiveQuery(async () => {
        try {
          const { name, types, described } = await keep(text)
          const bound = values.map((value, at) => written(value, types[at] ?? 0, options))
          const told = await send(
            serialize.bind({ statement: name, values: bound }),
            serialize.execute({}),
            serialize.sync(),
          )
          return parse.parseResults([...described, ...told], client.parsers, options)[0] as Results<Row>
        } catch (error) {
          if ((error as { code?: string }).code === PLAN_CHANGED) await letGo(text)
          throw error
        }
      }),
  }
}
