import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { timeoutPglite } from './timeout-pglite.ts'

let bare: PGlite
let client: PGlite
let steps = 0

beforeAll(async () => {
  bare = await PGlite.create()
  await bare.exec(
    `create table things (id int primary key, name text, at timestamptz, parts jsonb, tags text[], bytes bytea, amount numeric, fine boolean)`,
  )
  const { execProtocolStream } = bare
  bare.execProtocolStream = (...message) => {
    steps += 1
    return Reflect.apply(execProtocolStream, bare, message)
  }
  client = timeoutPglite(bare)
})
afterAll(() => bare.close())

const INSERT = `insert into things values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`
const thing = (id: number) => [
  id,
  `O’Brien "${id}" \\ ; --`,
  new Date('2026-11-23T08:00:00Z'),
  { parts: [1, null, 'two'] },
  ['a', 'b,c', null],
  new Uint8Array([0, 1, 255]),
  '12.50',
  id % 2 === 0,
]
const stepsOf = async (ask: () => Promise<unknown>) => {
  const before = steps
  await ask()
  return steps - before
}

it('answers the second time and ever after as the first time, in one step', async () => {
  for (const id of [1, 2, 3]) {
    const { rows, affectedRows } = await client.query(INSERT, thing(id))
    const [, name, at, parts, tags, bytes, amount, fine] = thing(id)
    expect(rows).toEqual([{ id, name, at, parts, tags, bytes, amount, fine }])
    expect(affectedRows).toBe(1)
  }
  const count = `select count(*)::int as many from things where id > $1`
  const asked = () => client.query(count, [1])
  expect(await stepsOf(asked)).toBeGreaterThan(3)
  await asked()
  expect(await stepsOf(asked)).toBe(1)
  expect((await client.query(count, [2])).rows).toEqual([{ many: 1 }])
})

it('answers with nulls, with no rows, and as lists, as it did before', async () => {
  const text = `select id, name, at from things where name is not distinct from $1 order by id`
  const lists = { rowMode: 'array', parsers: { 1184: (value: string) => value } } as const
  for (let time = 0; time < 3; time += 1) {
    expect((await client.query(text, [null])).rows).toEqual([])
    const { rows, fields } = await client.query(text, [thing(1)[1]], lists)
    expect(rows).toEqual([[1, thing(1)[1], expect.stringMatching(/^2026-11-23 /)]])
    expect(fields.map(({ name }) => name)).toEqual(['id', 'name', 'at'])
  }
})

it('tells of a broken rule each time, and goes on', async () => {
  for (let time = 0; time < 3; time += 1)
    await expect(client.query(INSERT, thing(1))).rejects.toMatchObject({ code: '23505' })
  expect((await client.query(`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

it('takes back what a transaction that failed has done', async () => {
  const add = (id: number, fails: boolean) =>
    client.transaction(async (tx) => {
      await tx.query(INSERT, thing(id))
      if (fails) await tx.query(INSERT, thing(id))
    })
  for (const id of [11, 12, 13]) await expect(add(id, true)).rejects.toMatchObject({ code: '23505' })
  await add(14, false)
  const { rows } = await client.query(`select id from things where id > 10`)
  expect(rows).toEqual([{ id: 14 }])
})

it('lets nobody ask in the middle of somebody’s transaction', async () => {
  const name = `select name from things where id = $1`
  for (let time = 0; time < 2; time += 1) await client.query(name, [1])
  let go = () => {}
  const waiting = new Promise<void>((done) => {
    go = done
  })
  const changing = client
    .transaction(async (tx) => {
      await tx.query(`update things set name = 'half' where id = 1`)
      await waiting
      await tx.rollback()
    })
    .catch(() => undefined)
  const read = client.query(name, [1])
  go()
  await changing
  expect((await read).rows).toEqual([{ name: thing(1)[1] }])
})

it('sees tables that were changed, and cursors that bring something else under the same words', async () => {
  const all = `select * from changing`
  await bare.exec(`create table changing (one int); insert into changing values (1)`)
  for (let time = 0; time < 3; time += 1) await client.query(all)
  await bare.exec(`alter table changing add column two text default 'new'`)
  await client.query(all).catch(() => undefined)
  expect((await client.query(all)).rows).toEqual([{ one: 1, two: 'new' }])
  const fetched = (of: string) =>
    client.transaction(async (tx) => {
      await tx.query(`declare held cursor for ${of}`)
      return (await tx.query(`fetch 1 from held`)).rows
    })
  for (let time = 0; time < 2; time += 1) expect(await fetched(`select 1 as one`)).toEqual([{ one: 1 }])
  expect(await fetched(`select 'b' as other, 2 as two`)).toEqual([{ other: 'b', two: 2 }])
})

it('keeps so many questions and no more', async () => {
  for (let question = 0; question < 150; question += 1)
    for (let time = 0; time < 2; time += 1) await client.query(`select ${question} as number`)
  const { rows } = await client.query<{ kept: number }>(
    `select count(*)::int as kept from pg_prepared_statements where name like 'kept %'`,
  )
  expect(rows[0]?.kept).toBe(120)
  expect((await client.query(`select 0 as number`)).rows).toEqual([{ number: 0 }])
})
