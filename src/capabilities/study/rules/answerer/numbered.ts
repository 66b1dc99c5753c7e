/** "Hypothesis 2", "the third objective": what stands under that number and no other. */
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import type { OpenStudy } from '../open-study.ts'
import { saidOf } from '../record/study-record.ts'
import { lookUpIn } from './look-up/look-up.ts'

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']
const KIND = `(hypothes[ie]s|(?:research )?questions?|objectives?)`
const VALUE = String.raw`(\d|${[...WORDS, ...ROMAN.toReversed()].join('|')})`
const NAMED = new RegExp(
  String.raw`\b${KIND}\s*(?:no\.?|number)?\s*${VALUE}\b|\b(${ORDINALS.join('|')})\s+${KIND}\b|\b(H)[oa]?(\d)\b`,
  'i',
)

type Numbered = { kind: 'hypothesis' | 'question' | 'objective'; number: number }

/** H0 and H1 are the two sides of one hypothesis. */
const OF_A_PAIR = /\bH[o0]\b[\s\S]*|\b(?:alternat\w*|null) hypothes[ie]s\W{0,3}H\w{0,2}/gi

export function numberedIn(text: string): Numbered | undefined {
  const found = NAMED.exec(text.replace(OF_A_PAIR, ' '))
  if (!found) return undefined
  const [, first, value, ordinal, second, short, digit] = found
  const word = (value ?? ordinal ?? digit ?? '').toLowerCase()
  const number = /\d/.test(word)
    ? Number(word)
    : 1 + Math.max(WORDS.indexOf(word), ORDINALS.indexOf(word), ROMAN.indexOf(word))
  const kind = (short ?? first ?? second ?? '').toLowerCase()
  return { kind: kind.startsWith('h') ? 'hypothesis' : /quest/.test(kind) ? 'question' : 'objective', number }
}

const FAR = 60

/** Whether the last that was named before a sentence, or in it, is this one. */
export function isUnder(wanted: Numbered, at: number, { sentences, signposts }: ReadDocument): boolean {
  const own = numberedIn(sentences[at]!.text)
  if (own?.kind === wanted.kind) return own.number === wanted.number
  const heads = new Map(
    signposts
      .filter(({ kind }) => kind === 'heading')
      .map((one): [string, ReadSentence] => [one.section, one]),
  )
  for (let back = at; back >= Math.max(0, at - FAR); back--) {
    const said = back === at ? undefined : numberedIn(sentences[back]!.text)
    if (said?.kind === wanted.kind) return said.number === wanted.number
    const { section } = sentences[back]!
    const head = sentences[back - 1]?.section === section ? undefined : heads.get(section)
    const titled = head && numberedIn(head.text)
    if (titled?.kind === wanted.kind) return titled.number === wanted.number
  }
  return false
}

const SLOT = { hypothesis: 'hypotheses', question: 'questions', objective: 'objectives' } as const
const DECIDES = /\b(?:accept|reject|support|confirm|retain|fail to)\p{L}*\b/iu
const ASKS_DECISION = /\b(?:accept|reject|support|confirm|retain|true|null|decision|result)\p{L}*\b/iu
const ASKS_WORDS = /^\W*(?:what|which|state|give|show|tell)\b/i
const MOST_PLACES = 2

/** "What is hypothesis 2?" by the record's own list, "was hypothesis 2 accepted?" where it is decided. */
export function numberedAsked(question: string, study: OpenStudy): StudyEvidence[] {
  const wanted = numberedIn(question)
  if (!wanted) return []
  const { reading } = study
  if (wanted.kind === 'hypothesis' && ASKS_DECISION.test(question))
    return reading.sentences
      .filter(
        ({ text, role }, at) =>
          DECIDES.test(text) &&
          /\bhypothes[ie]s|\bH[o0-9a]\w?\b/i.test(text) &&
          role !== 'literature' &&
          role !== 'methods' &&
          !/\bif\b|\bwill be\b/i.test(text) &&
          isUnder(wanted, at, reading),
      )
      .slice(0, MOST_PLACES)
      .map(evidenceOf)
  if (!ASKS_WORDS.test(question)) return []
  const said = saidOf(study.record(), SLOT[wanted.kind])
  // Of what may be one, only what has this number itself.
  const entries =
    said.length > 0
      ? said
      : study
          .record()
          .slots[SLOT[wanted.kind]].candidates.filter(
            ({ evidence: [place] }) => numberedIn(place?.quote ?? '')?.number === wanted.number,
          )
  const wantsResult = ASKS_RESULT.test(question)
  // Of a pair of hypotheses neither is the second.
  if (entries.some(({ evidence: [place] }) => /\bH[o0]\b/i.test(place?.quote ?? ''))) return []
  const numbered = entries.find(
    ({ evidence: [place] }) => numberedIn(place?.quote ?? '')?.number === wanted.number,
  )
  const [place] = (numbered ?? (said.length > 0 ? entries[wanted.number - 1] : undefined))?.evidence ?? []
  if (!place || !wantsResult) return place ? [place] : []
  const found = lookUpIn(study, place.quote.replace(OPENS, ' '), sectionsIn(study, RESULT_PARTS))
  return [place, ...found.evidence]
}
const ASKS_RESULT = /\b(?:results?|findings?|found|answer(?:ed)?|achiev\w+|outcomes?)\b/i
/** "2. To determine if …" */
const OPENS =
  /^\W*(?:[\divx]+[.)]\s*)?(?:to )?(?:assess|determine|evaluate|examine|identify|find out|establish|investigate|explore|ascertain|compare|analy[sz]e|measure)\b|\bstudy area\b/i
const RESULT_PARTS: ReadonlySet<string> = new Set(['results', 'discussion', 'conclusion'])
const sectionsIn = ({ reading }: OpenStudy, roles: ReadonlySet<string>) =>
  new Set(reading.sentences.flatMap(({ section, role }) => (roles.has(role) ? [section] : [])))
