/**
 * What a panel looks for in any work, with what this one says on it: sampling, instruments, limits, ethics. A word that
 * stands nowhere is said to be missing; whether what stands there is good is nobody's verdict here.
 */
import { placeWords } from '#product/place.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { isProse, type ReadSentence } from '../../document/reading.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { SlotId } from '../../record/study-record.ts'
import { saidOf } from '../../record/study-record.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { OF_OTHERS } from '../look-up/held-lines.ts'
import { fromDocument, toldSegment } from '../segments.ts'

type Check = {
  asks: RegExp
  label: string
  slots: readonly SlotId[]
  finds: RegExp
  /** Named so where the whole text has no word on it; not where it may be said in many other words. */
  missing?: string
  /** What is asked wherever this stands. */
  presses?: readonly [RegExp, string]
}

const CHECKS: readonly Check[] = [
  {
    asks: /\b(?:sample|respondents|participants|interviews?|survey|generali[sz]\w*|enough)\b/i,
    label: 'How many',
    slots: ['sampleAnalysed', 'sampleReturned', 'samplePlanned'],
    finds:
      /\bsample size\b|\bn\s*=\s*\d|\b\d+ (?:\w+ )?(?:respondents|participants|interviewees|households|questionnaires)\b/i,
  },
  {
    asks: /\b(?:sample|sampling|generali[sz]\w*|represent\w*|respondents|survey|apply)\b/i,
    label: 'How they were chosen',
    slots: ['sampling'],
    finds:
      /\b(?:convenience|purposive\w*|snowball|random|stratified|systematic|quota|cluster|multi-?stage|probability|census)\b[^.]*\b(?:sampl|select|chosen|technique)|\bsampl\w*\b[^.]*\b(?:convenience|purposive\w*|snowball|random|stratified|systematic|quota|cluster|multi-?stage)\b/i,
    presses: [
      /\b(?:convenience|purposive\w*|snowball|quota|non-?probability)\b/i,
      'Chosen in this way, they stand for themselves first: a panel will ask for whom else it holds.',
    ],
  },
  {
    asks: /\b(?:generali[sz]\w*|whom|all of|apply|everywhere)\b/i,
    label: 'For whom it holds',
    slots: [],
    finds: /\bgenerali[sz]\w*|\bcannot be (?:applied|extended)\b|\brepresentative of\b/i,
  },
  {
    asks: /\b(?:cause\w*|causal|effect|impact|because of|leads? to)\b/i,
    label: 'Design',
    slots: ['design'],
    finds:
      /\b(?:cross[- ]sectional|longitudinal|experiment\w*|quasi|survey design|case study|correlational|descriptive)\b/i,
    presses: [
      /\b(?:cross[- ]sectional|survey|correlation\w*|descriptive)\b/i,
      'Measured once, two things that go together do not show which one brings about the other: a panel will ask what else may explain it.',
    ],
  },
  {
    asks: /\b(?:instruments?|questionnaires?|reliab\w*|valid\w*|measure\w*|results|data|tests?)\b/i,
    label: 'How good the instruments are',
    slots: ['validity'],
    finds:
      /\b(?:cronbach\w*|reliability|pilot(?:ed|[- ]test\w*| study| survey)|pre-?test\w*|content validity|trustworthiness|inter-?rater)\b/i,
    missing: 'a pilot, validity or reliability',
  },
  {
    asks: /\b(?:limit\w*|generali[sz]\w*|conclusions?|discussion)\b/i,
    label: 'Limits',
    slots: ['limits'],
    finds: /\blimitations?\b|\blimited (?:to|by)\b/i,
    missing: 'limits',
  },
  {
    asks: /\bethic\w*\b/i,
    label: 'Ethics',
    slots: ['ethics'],
    finds: /\b(?:ethic\w+|informed consent|confidential\w*|anonym\w*|consent)\b/i,
    missing: 'ethics or consent',
  },
]

const OWN_PARTS: ReadonlySet<string> = new Set([
  'methods',
  'results',
  'discussion',
  'conclusion',
  'introduction',
])

/** `question`: only what it touches; everything where it is about the whole. */
export function seenByPanel(study: OpenStudy, question?: string): AnswerSegment[] {
  const checks = question ? CHECKS.filter(({ asks }) => asks.test(question)) : CHECKS
  const of = (checks.length > 0 ? checks : CHECKS).filter(
    ({ label }) => question || (label !== 'For whom it holds' && label !== 'Design'),
  )
  const told = of.flatMap((check) => toldOf(check, study))
  return told.length > 0 ? [toldSegment(STUDY_SENTENCES.panelSees), ...told] : []
}

function toldOf({ label, slots, finds, missing, presses }: Check, study: OpenStudy): AnswerSegment[] {
  const record = study.record()
  const place =
    slots.flatMap((slot) => saidOf(record, slot)).flatMap(({ evidence }) => evidence)[0] ??
    bestOf(finds, study)
  if (!place)
    return missing === undefined || isAnywhere(finds, study)
      ? []
      : [toldSegment(STUDY_SENTENCES.noWordOn(missing))]
  // Of two ways of choosing, a panel asks about the weaker one.
  const pressed = presses && !presses[0].test(place.quote) ? bestOf(finds, study, presses[0]) : undefined
  const places = [place, ...(pressed ? [pressed] : [])]
  return [
    ...places.map(
      (one): AnswerSegment => ({
        kind: 'quote',
        text: `${label}: “${one.quote}” (${placeWords(one)})`,
        sources: [fromDocument(one)],
      }),
    ),
    ...(presses && places.some(({ quote }) => presses[0].test(quote)) ? [toldSegment(presses[1])] : []),
  ]
}

/** Headings and tables too: only what stands nowhere is missing. */
const isAnywhere = (finds: RegExp, { reading }: OpenStudy) =>
  [...reading.sentences, ...reading.blocks, ...reading.signposts].some(({ text }) => finds.test(text))

function bestOf(finds: RegExp, { reading }: OpenStudy, also = finds) {
  const own = reading.sentences.filter(
    (one) =>
      isProse(one) &&
      OWN_PARTS.has(one.role) &&
      finds.test(one.text) &&
      also.test(one.text) &&
      !OF_OTHERS.test(one.text),
  )
  const worth = ({ role, text }: ReadSentence) =>
    (role === 'methods' || role === 'results' ? 1 : 0) +
    (/\b(?:was|were|cannot|is not)\b/.test(text) ? 0.5 : 0)
  const [best] = own.toSorted((one, other) => worth(other) - worth(one))
  return best && evidenceOf(best)
}
