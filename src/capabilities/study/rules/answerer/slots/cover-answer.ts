/** Title, author, supervisor, institution and year stand on the cover or nowhere. */
import { STUDY_SENTENCES } from '../../../spec.ts'
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { limit, quote } from '../segments.ts'
import type { Understood } from '../understand.ts'
import type { SlotGroup } from './slots-asked.ts'

export const OF_COVER: ReadonlySet<string> = new Set(['Title', 'Author', 'Supervisor', 'Institution', 'Year'])
const THANKED_ON = 9

/** What a cover says is not looked for in the chapters: other people's schools and supervisors stand there. */
export function fromCover(
  asked: Understood,
  { reading }: OpenStudy,
): Generator<AnswerSegment, void, undefined> | undefined {
  if (
    asked.kind !== 'slots' ||
    asked.rest.length > 0 ||
    !asked.groups.every(({ label }) => OF_COVER.has(label))
  )
    return undefined
  return told(asked.groups)
  function* told(groups: readonly SlotGroup[]): Generator<AnswerSegment, void, undefined> {
    for (const { label } of groups) {
      const lines = label === 'Supervisor' ? supervisorLines({ reading }) : []
      if (lines.length === 0) yield limit(STUDY_SENTENCES.notFoundOf(label.toLowerCase()))
      for (const evidence of lines) yield quote(evidence, `${label}: `)
    }
  }
}

/** Lines of the first pages that name one. */
export const supervisorLines = ({ reading }: Pick<OpenStudy, 'reading'>): StudyEvidence[] =>
  [...reading.sentences, ...reading.blocks]
    .flatMap((one, at, all) => {
      if (one.page > THANKED_ON) return []
      const [before, next] = [all[at - 1], all[at + 1]]
      // The name stands over "(Project Supervisor)" and under "SUPERVISOR".
      if (BEHIND_NAME.test(one.text) && before && NAME.test(before.text)) return [evidenceOf(before)]
      if (BEFORE_NAME.test(one.text) && next && NAME.test(next.text)) return [evidenceOf(next)]
      // "Supervisor: Dr. J." was cut at the initial.
      const whole = ENDS_IN_INITIAL.test(one.text) && next ? `${one.text} ${next.text}` : one.text
      const line = whole.split('\n').find((text) => THANKS.test(text) || NAMES.test(text))
      return line ? [evidenceOf({ ...one, text: line })] : []
    })
    .slice(0, 2)
const BEHIND_NAME = /^\W*\(\s*(?:\p{L}+ ){0,2}(?:supervisor|advis[eo]r)s?\b/iu
const BEFORE_NAME = /^\W*(?:\p{L}+ ){0,2}(?:supervisor|advis[eo]r)s?\W*$/iu
const NAME =
  /^\W*(?:(?:MR|MRS|MS|DR|PROF)\b\W*)?(?:\p{Lu}[\p{L}'’-]*[^\p{L}'’-]+){1,4}\p{Lu}[\p{L}.'’-]+(?:\s+Date)?\W*$/u
/** "my project supervisor Chief A. Banda" */
const NAMES =
  /\b(?:[Ss]upervisor|SUPERVISOR|[Aa]dvis[eo]r|ADVIS[EO]R|[Ss]upervision of|[Ss]upervised by)s?\b\s*[:,(]?\s*(?:\p{Lu}[\p{L}'’-]*[\s.]+){1,4}?\p{Lu}\p{L}+/u
const ENDS_IN_INITIAL = /\b\p{Lu}\.\s*$/u
const THANKS =
  /\b(?:supervis\p{L}+|advis[eo]rs?)\b[^.]{0,80}\b(?:Dr|Ph\.?D|Prof|Mr|Mrs|Ms|Professor|Doctor|Mal|Engr?)\b|\b(?:Dr|Prof|Mr|Mrs|Ms|Professor|Mal|Engr?)\b[^\n]{0,80}\b(?:supervis\p{L}+|advis[eo]r)\b/iu
