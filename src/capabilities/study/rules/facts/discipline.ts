/** The family of disciplines a work belongs to, by its words: used only to know what is not expected of it. */
import type { ReadDocument } from '../document/reading.ts'

export type Discipline =
  | 'mathematics'
  | 'computing'
  | 'engineering'
  | 'natural sciences'
  | 'health'
  | 'social sciences'
  | 'business'
  | 'law'
  | 'humanities'

const WORDS: Record<Discipline, RegExp> = {
  mathematics:
    /\b(?:theorem|lemma|corollary|proof|proposition|conjecture|manifold|isomorphi\w+|homomorphism|bijection|injective|polynomial|eigenvalue|topolog\w+|algebraic?|th[ée]or[èe]me|d[ée]monstration)\b/gi,
  computing:
    /\b(?:algorithms?|software|neural networks?|machine learning|deep learning|dataset|accuracy|database|server|user interface|prototype|classifier|encryption|API|GPU|benchmark|system architecture|tweets?)\b/gi,
  engineering:
    /\b(?:load|voltage|circuit|turbine|concrete|steel|torque|sensor|actuator|thermal|stress-strain|beam|welding|controller|microcontroller|kN|MPa|boiler|fuel|irrigation system|finite element)\b/gi,
  'natural sciences':
    /\b(?:species|samples were|soil|concentration|spectr\w+|habitat|vegetation|ecolog\w+|genom\w+|isolates?|catalyst|temperature|rainfall|biomass|seedlings?|chemical|protein|woodlands?)\b/gi,
  health:
    /\b(?:patients?|clinical|hospital|disease|health|mortality|prevalence|treatment|nurs\w+|HIV|malaria|symptoms?|diagnos\w+|caregivers?|vaccin\w+|surveillance|poliovirus|medical)\b/gi,
  'social sciences':
    /\b(?:education|teachers?|students?|pupils|schools?|community|gender|households?|social|psycholog\w+|political|policy|attitudes?|participants?|perceptions?)\b/gi,
  business:
    /\b(?:market(?:ing)?|customers?|firms?|compan(?:y|ies)|management|financial|profit\w*|consumers?|sales|bank(?:s|ing)?|brand|economic|investment|exchange rate|credit|employees?|revenue)\b/gi,
  law: /\b(?:court|statutes?|constitution(?:al)?|legislation|jurisprudence|plaintiff|defendant|treaty|legal|judg[e]?ments?|jurisdiction|tribunal|Act \d{4}|v\.? the State)\b/gi,
  humanities:
    /\b(?:poem|poetry|novel|narrator|literary|philosoph\w+|theolog\w+|colonial|historiograph\w*|archive|translation|aesthetics?|hermeneutic\w*|myth\w*|scripture|linguistic\w*)\b/gi,
}
const LEAST_PER_1000 = 6
const LETTERS = 120_000

/** A work that builds a program is about the program, however much it mentions the school that will use it. */
const OF_A_SYSTEM =
  /\b(?:existing|proposed|new) system\b|\bsystem (?:design|analysis|implementation|testing|requirements?|architecture)\b|\buse case\b|\b(?:class|activity|sequence|data ?flow|entity[- ]relationship) diagrams?\b|\b(?:hardware|software|functional) (?:and software |and hardware )?(?:requirements?|specifications?)\b|\bdatabase (?:design|specifications?|structure)\b/i
const LEAST_OF_A_SYSTEM = 4
/** "The aim is to design and implement a register …" */
const SETS_OUT_TO_BUILD =
  /\b(?:design\w*|develop\w*|implement\w*|build|creat\w+)\b[^.;]{0,70}\b(?:system|application|app|platform|software|website|portal|prototype|database|robot|device)\b/i
const SETS_OUT = /\b(?:aims?|objectives?|purpose|goals?|sets? out|project|seeks?)\b/i
/** One heading of design, and two sentences that set out to build it. */
const LEAST_SET_OUT = 2

export function buildsSystem({ sections, sentences }: ReadDocument): boolean {
  const parts = new Set(sections.flatMap(({ title }) => title.match(OF_A_SYSTEM)?.[0].toLowerCase() ?? []))
  if (parts.size >= LEAST_OF_A_SYSTEM) return true
  const setOut = sentences.filter(
    ({ text, role }) =>
      (role === 'introduction' || role === 'abstract') && SETS_OUT.test(text) && SETS_OUT_TO_BUILD.test(text),
  )
  return parts.size > 0 && setOut.length >= LEAST_SET_OUT
}

export function disciplineOf(reading: ReadDocument): Discipline | null {
  const text = reading.sentences
    .map(({ text: sentence }) => sentence)
    .join('\n')
    .slice(0, LETTERS)
  const words = text.length / 6
  const scores = Object.entries(WORDS).map(([name, pattern]) => ({
    name: name as Discipline,
    score: ((text.match(pattern)?.length ?? 0) / Math.max(1, words)) * 1000,
  }))
  const best = scores.sort((a, b) => b.score - a.score)[0]!
  return best.score >= LEAST_PER_1000 ? best.name : null
}
