/** "Two interviews or six?": both places, and that what happened decides. */
import type { StudyEvidence } from '#capabilities/study/index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { inDigits } from '../plan/in-digits.ts'
import { quotedAt } from './parts-asked.ts'
import type { Turn } from './turn.ts'

const ASKS =
  /\bwhich (?:one )?(?:should|do|must|can) i (?:keep|use|take|write|believe|trust)\b|\bwhich (?:is|one is) (?:the )?(?:right|correct)\b|\bin one place\b|\bsays? .* but (?:later|elsewhere|in)\b|\bgives? a different\b|\bbut the (?:test )?(?:date|table|text|chapter)\b|\bbut chapter\b|\bbut I used only\b/i

export function whichOfTwo({ asked, whole }: Turn, near: readonly StudyEvidence[]): string | undefined {
  if (!ASKS.test(asked)) return undefined
  const figures = new Set(inDigits(whole).match(/\d[\d.,]*\d|\d/g) ?? [])
  const stems = new Set(contentStems(whole))
  const rated = near
    .map((place) => ({
      place,
      has: (inDigits(place.quote).match(/\d[\d.,]*\d|\d/g) ?? []).filter((one) => figures.has(one)),
      rate: contentStems(place.quote).filter((stem) => stems.has(stem)).length,
    }))
    .toSorted((a, b) => b.has.length - a.has.length || b.rate - a.rate)
  const [one, ...rest] = rated
  const other = rest.find(({ has }) => one && has.some((figure) => !one.has.includes(figure)))
  const shown = [one, other].flatMap((found) => (found ? [quotedAt(found.place)] : []))
  if (shown.length < 2) return undefined
  const places = ` What I find on it: ${shown.join('; ')}.`
  return `Keep what really happened; your notes, your forms or the output of the program decide, and not the better-looking one.${places} Then search the file for the other and correct it everywhere, in the abstract too: two versions of one fact are the first thing a panel notices.`
}
