/**
 * Looks up a question in the document. Every sentence and table is held against it: how much of it is said there, in
 * the heading above and in the sentences beside; whether it does for the work what such a question asks for; and
 * whether it has the number or the name that is wanted.
 */
import { rarity } from '#kit/text/bm25.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import type { OpenStudy } from '../../open-study.ts'
import { type AskedQuestion, type AskedWord, readQuestion } from '../../summarisation/asked.ts'
import { holdsNumber } from '../../summarisation/counted.ts'
import { fulfils } from '../../summarisation/question-kinds.ts'
import { ASKS_WHICH_OF, eitherOf, isOwnSize, PERSONS } from './answer-signs.ts'
import { type HeldLine, heldLines, isPlanned } from './held-lines.ts'
import { holds, inBrief } from './in-brief.ts'
import { THINGS } from './things-named.ts'
import { averaged, FORMS, ROLES } from './wanted.ts'
import { ruledOut, weighSigns } from './weigh-signs.ts'

export type LookedUp = {
  /** Of an answer, or the nearest one if there is none. */
  evidence: StudyEvidence[]
  isAnswered: boolean
  /** It says nearly all that was asked. */
  isSure: boolean
  /** It holds every topic of the question itself. */
  isWhole: boolean
  /** The best places, answer or not, that hold two things of the question at least. */
  nearest: StudyEvidence[]
}
const NOTHING: LookedUp = { evidence: [], isAnswered: false, isSure: false, isWhole: false, nearest: [] }

const SHOWN = 3
const SHOWN_NEAREST = 2
/** Others are shown only where they are about as good. */
const AS_GOOD = 0.86
/** So much of the question answers it, so much makes sure of it, and so much is worth a look. */
const ENOUGH = { answers: 0.62, sure: 0.68, worthALook: 0.5, counted: 0.3, ofPart: 0.6 }
/** A word itself, a kindred one, one in the heading, and one in the sentence beside. */
const HELD = { own: 1, kin: 0.7, above: 0.7, kinAbove: 0.5, beside: 0.55, byRole: 0.8, byName: 0.65 }
const SURELY = 0.8
const LEAST_ODDS = 0.1
const ASKS_WHO = /^\W*who\b/i
const WEIGHS = { light: 0.35, kind: 0.3, unheard: 1.3 }
/** `sections`: only there. */
export function lookUpIn(
  { reading, roleOf }: Pick<OpenStudy, 'reading' | 'roleOf'>,
  question: string,
  sections?: ReadonlySet<string>,
): LookedUp {
  const asked = eitherOf(readQuestion(question.replace(ASKS_WHICH_OF, '$1')))
  const { lines, heldBy } = heldLines(reading)
  const weights = asked.words.map((word) => weightAsked(word, heldBy, lines.length))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return NOTHING
  const roles = [...new Set(asked.kinds.flatMap((kind) => ROLES[kind] ?? []))]
  // Whom a work speaks of throughout are those whom it studied.
  const isOften = ({ asked: word, weighs }: AskedWord) =>
    weighs !== 'topic' || PERSONS.has(word) || (heldBy.get(word) ?? 0) > lines.length * OFTEN
  const thing = THINGS.find(([asks]) => asks.test(question))
  const wanted = averaged(question) ?? thing ?? FORMS.find(([asks]) => asks.test(question))
  const form = wanted?.[1]
  // What the form fulfils need not be repeated: "the biggest" by "the highest".
  const byName = new Set(contentStems(wanted?.[0].exec(question)?.[0] ?? ''))
  const isOfKindOnly = roles.length > 0 && asked.words.every(({ weighs }) => weighs !== 'topic')
  // "Who will use the system?" of a system: every sentence speaks of it.
  const isVague =
    roles.length === 0 && ASKS_WHO.test(question) && asked.words.length < 2 && asked.words.every(isOften)
  const isRuledOut = ruledOut(question, asked, form)
  const signs = weighSigns(question, asked, form, roles)
  const topics = asked.words.filter(({ weighs }) => weighs === 'topic')
  const isOwn = OWN.test(question)
  const byWhat = contentStems(BY_WHAT.exec(question)?.[1] ?? '')
  // What is found nowhere speaks against all that is near.
  const isUnheard = topics.some(({ asked: own, stems }) => ![own, ...stems].some((one) => heldBy.has(one)))
  const leastHeld = isUnheard ? LEAST_HELD + 1 : LEAST_HELD
  const placed = lines
    .flatMap((line, at) => {
      const { unit } = line
      if (sections && !sections.has(unit.section)) return []
      if (unit.role === 'appendix' && !isPlanned(unit) && !ASKS_APPENDED.test(question)) return []
      const fit = fitOf(line, asked, form)
      if (fit === 'none' || isRuledOut(line)) return []
      if (byWhat.length > 0 && !byWhat.some((one) => line.stems.has(one) || line.above.has(one))) return []
      const does = roleOf(unit.id)
      const odds = roles.length > 0 ? Math.min(1, does.odds(...roles)) : 0
      const isSize = isOwnSize(question, unit.text)
      if (isOfKindOnly && odds < LEAST_ODDS && !isSize) return []
      const shares = asked.words.map((word) =>
        Math.max(
          isSize && isOften(word) ? HELD.own : shareHeld(word, line, odds),
          byName.has(word.asked) ? HELD.byName : 0,
        ),
      )
      if (!shares.some((share, nth) => share > 0 && asked.words[nth]!.weighs !== 'light')) return []
      const beside = [lines[at - 1], lines[at + 1]].filter((one) => one?.unit.section === line.unit.section)
      const share =
        asked.words.reduce((sum, word, nth) => {
          const own = shares[nth]!
          const near = beside.some((one) => one?.stems.has(word.asked)) ? HELD.beside : 0
          return sum + weights[nth]! * Math.max(own, near)
        }, 0) / all
      const isCounted = asked.counting.isSaid(unit.text)
      const rank = share + signs(line, does, odds, isCounted)
      const enough = fit === 'part' ? ENOUGH.ofPart : isCounted ? ENOUGH.counted : ENOUGH.worthALook
      const held = topics.filter((word) => holds(word, line.stems)).length
      return share < enough && held < leastHeld
        ? []
        : [{ line, share, rank, odds, held, fits: fit === 'whole', isRanked: share >= enough }]
    })
    .toSorted((one, other) => other.rank - one.rank)
  const ranked = placed.filter((one) => one.isRanked)
  const near = placed.filter(
    ({ held, line, fits }) => fits && held >= leastHeld && !(isOwn && line.unit.role === 'literature'),
  )
  const nearestOf = (some: readonly { line: HeldLine }[]) =>
    [...new Set(some.map(({ line }) => line))]
      .slice(0, SHOWN)
      .map(({ unit }) => inBrief(evidenceOf(unit), asked, form))
  const answers = ranked.filter(({ share, fits }) => fits && share >= ENOUGH.answers)
  const isAnswered = answers.length > 0
  const shown = isAnswered ? answers : ranked
  const [best] = shown
  if (!best) return { ...NOTHING, nearest: nearestOf(near) }
  const evidence = shown
    .filter(({ rank, line }) => rank >= best.rank * AS_GOOD && (!line.isByOthers || best.line.isByOthers))
    .slice(0, isAnswered ? SHOWN : SHOWN_NEAREST)
    .map(({ line }) => inBrief(evidenceOf(line.unit), asked, form))
  return {
    evidence,
    nearest: nearestOf([...shown, ...near]),
    isAnswered,
    isSure:
      !isVague &&
      (best.share >= ENOUGH.sure ||
        (isAnswered && (best.odds > SURELY || (thing !== undefined && thing === wanted)))) &&
      !best.line.isByOthers,
    isWhole: asked.words.every((word) => word.weighs !== 'topic' || holds(word, best.line.stems)),
  }
}

function shareHeld(word: AskedWord, { unit, stems, above }: HeldLine, odds: number): number {
  if (stems.has(word.asked)) return HELD.own
  if (fulfils(word.asked, unit.text)) return HELD.own
  if (word.weighs === 'kind' && odds > 0.5) return HELD.byRole
  if (holds(word, stems)) return HELD.kin
  return above.has(word.asked) ? HELD.above : holds(word, above) ? HELD.kinAbove : 0
}

/** Without the name or the form of words that is asked for it is no answer, whatever it shares; without the number at most the nearest place. */
function fitOf(
  { unit: { text, role }, stems, isByOthers }: HeldLine,
  { question, counting }: AskedQuestion,
  form: RegExp | undefined,
): 'whole' | 'part' | 'none' {
  if (form && !form.test(text)) return 'none'
  if (counting.counted === null) return 'whole'
  if (isByOthers || !holdsNumber(text)) return 'none'
  if (OWN.test(question) && role === 'literature') return 'none'
  if (ASKS_HOW_MANY.test(question) && !holdsNumber(text.replace(NO_COUNT, ' '))) return 'none'
  const counted = contentStems(counting.counted)
  const isOfPersons = counted.some((stem) => PERSONS.has(stem))
  const isMet = !ASKS_HOW_MANY.test(question) || isOfPersons ? counting.isMet([text]) : counting.isSaid(text)
  if (isMet || isOwnSize(question, text)) return 'whole'
  return counted.length > 0 && counted.every((stem) => stems.has(stem)) ? 'part' : 'none'
}
const ASKS_HOW_MANY = /\bhow many\b/i
const NO_COUNT = /\d[\d.,]*\s?(?:%|per ?cent)|\b(?:19|20)\d\d\b|\[\d+\]/gi
const OWN = /\b(?:I|my|we|our)\b/i
/** "Prevalence by age group": nothing by sex. */
const BY_WHAT =
  /^\W*(?:what|how)\b[^?]*\b(?:by|per)\s(\p{L}+)(?:\s(?:groups?|class(?:es)?|categor(?:y|ies)|levels?))?\W*$/iu
/** The questions of a questionnaire answer none. */
const ASKS_APPENDED = /\b(?:appendi\w+|annex\w*|questionnaires?|interview (?:guide|questions?))\b/i
const LEAST_HELD = 2
const OFTEN = 0.04

/** A word found nowhere suggests a question about something else. */
function weightAsked({ asked, stems, weighs }: AskedWord, heldBy: ReadonlyMap<string, number>, all: number) {
  if (weighs === 'kind') return WEIGHS.kind * rarity(1, all)
  const held = [asked, ...stems].find((one) => heldBy.has(one))
  const rare = held ? rarity(heldBy.get(held)!, all) : WEIGHS.unheard * rarity(1, all)
  return weighs === 'light' ? WEIGHS.light * rare : rare
}
