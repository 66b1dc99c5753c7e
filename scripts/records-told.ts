/** File name of a database copy, and the line that describes its content. */
export const RECORDS = 'records.ndjson.gz'

export function sayCounts(counts: Readonly<Record<string, number>>): void {
  const held = Object.entries(counts).filter(([, count]) => count > 0)
  for (const [table, count] of held.sort()) console.log(`  ${table.padEnd(24)} ${count}`)
}
