import { expect, it } from 'vitest'
import { foreignWrites } from './foreign-writes.ts'

const TABLES = {
  path: 'src/capabilities/payments/server/tables.ts',
  text: "export const refunds = pgTable(\n  'refunds',\n  {})",
}
const writing = (text: string, path = 'src/capabilities/administration/server/refund.ts') =>
  foreignWrites([TABLES, { path, text }])

it.each([
  'await tx.insert(refunds).values({})',
  'await tx\n  .update(refunds)\n  .set({})',
  'await tx.delete(refunds)',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
  'sql`delete from ${refunds} where true`',
  "sql`insert into refunds (id) values ('')`",
])('finds that another room writes: %s', (text) => {
  expect(writing(text)).toEqual([
    'src/capabilities/administration/server/refund.ts writes into refunds, which belongs to capabilities/payments',
  ])
})

it('lets it be read, and written by its own room', () => {
  expect(writing('db.select().from(refunds)')).toEqual([])
  expect(writing('tx.insert(refunds)', 'src/capabilities/payments/server/settle/store-refund.ts')).toEqual([])
})
