/** The name of a copy's records, and the line that says what is in them. */
export const RECORDS = 'records.ndjson.gz'

export function sayCounts(counts: Readonly<Record<string, number>>): void {
  const held = Object.entries(counts).filter(([, count]) => count > 0)
  for (const [table, count] of held.sort()) console.log(`  ${table.padEnd(24)} ${count}`)
}
