import type { Change } from '../text/change.ts'
import { countWords } from '../text/read-prose.ts'

/** The share of the original words that were changed. */
export function shareChanged(text: string, changes: readonly Change[]): number {
  const given = countWords(text)
  const gone = changes.reduce((sum, { from, to, text: put }) => {
    const kept = new Set(put.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
    const lost = (
      text
        .slice(from, to)
        .toLowerCase()
        .match(/[\p{L}\d]+/gu) ?? []
    ).filter((word) => !kept.has(word))
    return sum + lost.length
  }, 0)
  return given === 0 ? 0 : gone / given
}
