/** "Is my name on the front page?", "who is the HOD on the approval page?": the lines of the first pages that say it. */
import { STUDY_SENTENCES } from '../../../spec.ts'
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import type { OpenStudy } from '../../open-study.ts'
import { saidOf } from '../../record/study-record.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { limit, quote } from '../segments.ts'
import { supervisorLines } from './cover-answer.ts'
import { fromEntry } from './slots-answer.ts'

const ON_FRONT =
  /\b(?:front|title|cover|approval|certification|declaration|first) ?page\b|\bon the (?:cover|front)\b/i
const LAST_PAGE = 9
/** A school stands under its university. */
const MOST = 2
const LONGEST = 700
/** What is asked for, the words beside it on a page, and what it looks like. */
const LINES: readonly (readonly [label: string, asks: RegExp, line: RegExp])[] = [
  [
    'Head of department',
    /\bHODs?\b|\bhead of (?:the )?department\b/i,
    /\bHOD\b|\bhead of (?:the )?department\b|\bH\.O\.D\b/i,
  ],
  ['Dean', /\bdean\b/i, /\bdean\b/i],
  [
    'External examiner',
    /\bwho\b[^?]*\bexternal examiner\b|\bname of (?:my |the )?external examiner\b|^\W*external examiner\W*$/i,
    /\bexternal examiner\b/i,
  ],
  [
    'Number',
    /\b(?:matric\w*|registration|reg|student|admission|index)\.? (?:number|no\b|id)\b|\bmatric\b/i,
    /\b(?:matric\w*|reg(?:istration)?|student|admission|index)\b\.?\s*(?:number|no|id|:)|\b[A-Z]{2,}\/[A-Z\d]+\/[A-Z\d/]+/i,
  ],
  [
    'Degree',
    /\b(?:which|what|wat|whats the) degree\b|\bdegree\b[^?]*\b(?:(?:is|was) (?:this|it) for|submit\w*)\b/i,
    /\b(?:degree|award)\b[^.]*\b(?:of|in)\b|\b(?:bachelor|master|doctor)(?:['’]?s)? (?:of|in)\b/i,
  ],
  [
    'School',
    /\b(?:university|institute|institution|school|college|faculty|department)\b[^?]*(?:\bsubmit\w*|\b(?:is|was) (?:this|it) for\b|\band when\b)/i,
    /\b(?:university|institute|institution|school|college|faculty|department) of\b|\b(?:university|institute|college)\W*$/i,
  ],
  ['Code', /\b(?:module|course|unit) code\b/i, /\b[A-Z]{2,4}-?(?:[A-Z]{2,4}-?)?\d{3,4}\b/],
  [
    'Date',
    /\b(?:what|which|wat) (?:month|date)\b|\bmonth\W*$|\bwhen (?:did|was)\b[^?]*\bsubmit\w*|\bsubmit\w*\b[^?]*\bwhen\b|\b(?:university|institute|institution|degree|college)\b[^?]*\band when\W*$/i,
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December),?\s+(?:\d{1,2},?\s+)?(?:19|20)\d\d\b/i,
  ],
]
const NAME =
  /\b(?:Dr|Prof|Mr|Mrs|Ms|Engr?|Mal)\b\.?\s*\p{Lu}|^\W*(?:\p{Lu}[\p{L}.'’-]*\s+){1,4}\p{Lu}[\p{L}.'’-]+/u
const NAMED: ReadonlySet<string> = new Set(['Head of department', 'Dean', 'External examiner'])
const SLOTS_OF = [
  ['Title', 'title', /\btitle of\b|\bwhich title\b/i],
  ['Author', 'people', /\bname\b|\bauthor\b/i],
  ['Institution', 'institution', /\bschool\b|\buniversity\b|\bcollege\b|\binstitution\b/i],
  ['Supervisor', 'supervisors', /\bsupervis\w+|\badvis[eo]r\b/i],
  ['Year', 'year', /\byear\b/i],
] as const

export function frontAsked(question: string, study: OpenStudy): AnswerSegment[] {
  const lines = LINES.filter(([, asks]) => asks.test(question))
  const isOnFront = ON_FRONT.test(question)
  const slots = isOnFront ? SLOTS_OF.filter(([, , asks]) => asks.test(question)) : []
  if (lines.length === 0 && (slots.length === 0 || !/^\W*(?:is|are|does|do)\b/i.test(question))) return []
  const record = study.record()
  return [
    ...slots.flatMap(([label, slot]): AnswerSegment[] => {
      const [entry] = saidOf(record, slot)
      const beside = slot === 'supervisors' && !entry ? supervisorLines(study) : []
      if (beside.length > 0) return beside.map((one) => quote(one, `${label}: `))
      return entry ? [...fromEntry(entry, label)] : [limit(STUDY_SENTENCES.notOnFront(label.toLowerCase()))]
    }),
    ...lines.flatMap(([label, , line]) => {
      const found = frontLines(line, NAMED.has(label), study).slice(0, label === 'School' ? MOST : 1)
      return found.length > 0
        ? found.map((one) => quote(one, `${label}: `))
        : [limit(STUDY_SENTENCES.notOnFront(label.toLowerCase()))]
    }),
  ]
}

/** A name may stand in the line before its office. */
function frontLines(line: RegExp, isName: boolean, { reading }: OpenStudy): StudyEvidence[] {
  const front = [...reading.sentences, ...reading.blocks, ...reading.signposts]
    .filter(
      ({ page, kind, text, role }) =>
        page <= LAST_PAGE &&
        kind !== 'contents-line' &&
        text.length <= LONGEST &&
        (reading.paged || role === 'front-matter' || role === 'other'),
    )
    .toSorted((one, other) => one.page - other.page)
  return front.flatMap((one, at) => {
    if (!line.test(one.text)) return []
    if (!isName || NAME.test(one.text.replace(line, ' '))) return [evidenceOf(one)]
    const before = front[at - 1]
    return before && NAME.test(before.text) ? [evidenceOf(before)] : []
  })
}
