/** A second look before "how many" is answered with nothing: the number that stands before the very word asked for. */
import { contentStems } from '#kit/text/content-stems.ts'
import { isProse, type ReadSentence } from '../document/reading.ts'
import type { OpenStudy } from '../open-study.ts'
import { isLight } from '../text/words.ts'

const ASKED = /\bhow many (?:of the )?(\p{L}{3,})/iu
const MOST = 2
const PERSONS = 'people|persons?|participants?|respondents?|subjects|individuals|informants|interviewees'
const NUMBER = String.raw`(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)`
const OF_OTHERS = /\bet al\b|\(\p{Lu}[^()\d]{2,60}\d{4}[a-z]?\)|^\W*\p{Lu}\p{L}+ \(\d{4}\)/u
const NOT_OWN: ReadonlySet<string> = new Set(['literature', 'references', 'appendix', 'front-matter'])
const OF_ANY = new Set(contentStems('used total many study'))

/** Only where the sentence also says what was done with them. */
export function countedInText(question: string, { reading }: Pick<OpenStudy, 'reading'>): ReadSentence[] {
  const counted = ASKED.exec(question)?.[1]
  if (!counted) return []
  const doing = (question.slice(question.search(ASKED)).match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => word.toLowerCase() !== counted.toLowerCase())
    .flatMap((word) => contentStems(word).slice(0, 1))
    .filter((stem) => !isLight(stem) && !OF_ANY.has(stem))
  const things = new RegExp(PERSONS, 'i').test(counted)
    ? PERSONS
    : `${counted.replace(/(?<=\p{L}{3})s$/u, '')}s?`
  const says = new RegExp(
    String.raw`(?<![\d.(])\b${NUMBER}\s*(?:\(\w+\)\s*)?(?:\p{L}[\p{L}-]*\s+){0,2}(?:${things})(?!\p{L})`,
    'iu',
  )
  const held = (text: string) => {
    const stems = contentStems(text)
    return doing.filter((stem) => stems.some((one) => one.startsWith(stem.slice(0, 6)))).length
  }
  return reading.sentences
    .filter(
      (one) =>
        isProse(one) &&
        !NOT_OWN.has(one.role) &&
        !OF_OTHERS.test(one.text) &&
        says.test(one.text) &&
        held(one.text) * 2 >= doing.length,
    )
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, MOST)
  function worth({ text, role }: ReadSentence): number {
    return (
      held(text) +
      (/\btotal\b|\boverall\b|\ball\b/i.test(text) ? 0.5 : 0) +
      (role === 'methods' || role === 'abstract' ? 0.3 : 0)
    )
  }
}
