/** A form of statement about one's own work, as a rule of the built-in reader. */
import type { SectionRole } from '#product/document-model.ts'
import type { CandidateSentence } from './candidate-sentences.ts'
import type { FactKind } from './fact.ts'

export type Rule = {
  kind: FactKind
  /** 3 and above is proof; 2 is likely. Higher values rank it before others of its kind. */
  worth: number
  says: RegExp
  where?: (statement: CandidateSentence) => boolean
  unless?: RegExp
  value?: (match: RegExpMatchArray) => string
}

export const under = (statement: CandidateSentence, ...kinds: FactKind[]): boolean =>
  kinds.some((kind) => statement.topics.includes(kind))
export const isInRole = ({ role }: CandidateSentence, ...roles: SectionRole[]): boolean =>
  roles.includes(role)

/** True where a passive sentence without an agent is about this work: "Data were collected with a questionnaire." */
export const ofThisWork = ({ role, voice }: CandidateSentence): boolean =>
  voice.own ||
  // A method has its source in brackets, and is used here all the same.
  (role === 'methods' && !voice.byOthers) ||
  ((role === 'results' || role === 'abstract') && !voice.others)

/** True for something done or planned, as opposed to a general truth. */
export const isEvent = (statement: CandidateSentence): boolean =>
  ofThisWork(statement) &&
  (statement.voice.done || statement.voice.future || statement.voice.own || isStep(statement))

/** Methods in the present tense: "The data is then split …". */
const isStep = ({ role, text, voice }: CandidateSentence) =>
  role === 'methods' && !voice.generic && STEP.test(text)
const STEP =
  /^(?:The (?:data|dataset|images?|models?|text|tweets|samples?|entries|results|features?|labels|values?)\b|These|All|Each|Then|Next|First|Finally|After|Once)\b[^.]*\b(?:is|are)\s+(?:then |first |also |all )?\p{L}+(?:ed|en|it|un|ilt)\b/u
