/**
 * The weakest points of the work: figures that do not follow, exaggerated claims, contradictions. Only those code is
 * certain of.
 */
import type { Assessment, OpenStudy, StatisticRow, StudyCheck } from '#capabilities/study/index.ts'
import { joinList } from '#kit/join-list.ts'
import type { ExamArea } from '../names.ts'
import type { Drafted } from './draft.ts'

const MOST = 8
/** However many weak spots of one kind there are, they do not fill the session. */
const MOST_OF_MODEL = 3

export function weakSpots(study: OpenStudy, isPlanned: boolean): Drafted[] {
  const checks = [...study.numberChecks(), ...study.textChecks()].filter(
    ({ outcome, id }) => outcome === 'look-again' && !(isPlanned && OF_DONE_WORK.has(id)),
  )
  const asked = checks.sort((a, b) => b.weight - a.weight).flatMap((check) => onCheck(check) ?? [])
  const others = literatureOf(study)
  const rows = study.statisticRows().filter(({ evidence }) => !others.has(evidence.sentenceId))
  return oneOnASentence([...onRows(rows), ...asked, ...ofModel(study.facts().assessments)]).slice(0, MOST)
}

/** Published numbers of others are theirs to defend. */
const literatureOf = ({ reading }: OpenStudy): ReadonlySet<string> =>
  new Set(
    [...reading.sentences, ...reading.blocks].filter(({ role }) => role === 'literature').map(({ id }) => id),
  )

function oneOnASentence(drafted: readonly Drafted[]): Drafted[] {
  const used = new Set<string>()
  return drafted.filter(({ place }) => !used.has(place.sentenceId) && used.add(place.sentenceId))
}

/** A plan has no results to compare with yet. */
const OF_DONE_WORK: ReadonlySet<string> = new Set([
  'objectives-answered',
  'recommendations-rest',
  'methods-done',
  'hypotheses-return',
])

function onRows(rows: readonly StatisticRow[]): Drafted[] {
  const again = rows.filter(({ verdict }) => verdict === 'look-again')
  const [first] = again
  if (!first) return []
  const { reports, writes, computes, evidence } = first
  const others = again.length - 1
  const more = others === 0 ? '' : ` In all, ${again.length} figures differ in this way.`
  return [
    {
      about: 'figures',
      area: 'results',
      asks: `For ${namedFigures(reports)} you report ${writes}, but from your own figures I get ${computes}.${more} Which is correct, and does it change any conclusion?`,
      place: evidence,
      focus: reports,
      also: again.slice(1, 3).map((row) => row.evidence),
      weak: true,
      weight: 12,
      deeper: 'How will you make sure that no other figure is wrong?',
      advice: `Recalculate ${reports} from your data, and correct it wherever it appears.`,
      within: 'day',
    },
  ]
}

/** "Age: B = 0.4, SE = 0.2" is table notation that cannot be spoken. */
function namedFigures(reports: string): string {
  const [, name, figures] = /^(.+?): (.+=.+)$/.exec(reports) ?? []
  return name && figures ? `${name}, with ${joinList(figures.split(/,\s+/))},` : reports
}

type OnCheck = {
  area: ExamArea
  asks(check: StudyCheck): string
  deeper: string
  /** Not of a sentence in which it is answered already, or that announces something. */
  unless?: RegExp
}

/** Checks in the sentence that is read out. */
const quotedWords = ({ says, evidence: [place] }: StudyCheck) =>
  [...new Set([...says.matchAll(/“([^”]{2,40})”/g)].map(([, words]) => words ?? ''))]
    .filter((words) => place?.quote.toLowerCase().includes(words.toLowerCase()))
    .map((words) => `“${words}”`)
    .slice(0, 2)

const ON_CHECKS: Readonly<Record<string, OnCheck>> = {
  'numbers.sample-agreement': {
    area: 'method',
    asks: () => 'Your text gives more than one sample size. Which is correct, and why do they differ?',
    deeper: 'Where did the others go, and could they have changed the result?',
  },
  'numbers.planned-sample': {
    area: 'method',
    asks: () =>
      'Your sample differs from the one you planned. What happened, and how does it affect your results?',
    deeper: 'Who is missing because of it?',
  },
  'numbers.no-effect': {
    area: 'results',
    asks: () => 'You treat a non-significant result as no effect. Could your study have detected one?',
    deeper: 'How large would it have had to be?',
  },
  'numbers.readings': {
    area: 'results',
    asks: () => 'Your interpretation of this result does not match its figures. What do the figures show?',
    deeper: 'Which other sentence depends on that interpretation?',
  },
  'numbers.many-tests': {
    area: 'results',
    asks: () =>
      'With this many tests, some will be significant by chance. How do you know that yours were not?',
    deeper: 'Which of them had you specified before you saw the data?',
  },
  'numbers.effect-size': {
    area: 'results',
    asks: () => 'You give a p value here. How large is the effect behind it?',
    deeper: 'Would anybody notice that in practice?',
    unless: /^(?!.*(?:\bp\b|signific))|\bB\b|β|\bOR\b|odds|coefficient|\br\s*=/i,
  },
  'abstract-numbers': {
    area: 'results',
    asks: ({ says }) => {
      const numbers = says.match(/: (.+)\.$/)?.[1]
      return numbers
        ? `Your abstract gives ${numbers}. Where in your results does that come from?`
        : 'Where in your results do the numbers of your abstract come from?'
    },
    deeper: 'Which of the two should a reader believe?',
    unless: /\b(?:imagine|suppose|for example|for instance|e\.g\.)/i,
  },
  'objectives-answered': {
    area: 'contribution',
    asks: () =>
      'You set out to do this, but I did not find where you come back to it. What is the answer, in one sentence?',
    deeper: 'And which of your data show it?',
    unless: /(?:as follows|following|below)\s*[:.]?\s*$/i,
  },
  'causal-language': {
    area: 'results',
    asks: (check) => {
      const words = quotedWords(check)
      return words.length > 0
        ? `You write ${joinList(words)}. How does your design rule out other explanations?`
        : 'That implies a cause. How does your design rule out other explanations?'
    },
    deeper: 'How would you word it so that nobody could object?',
  },
  overclaiming: {
    area: 'limits',
    asks: () => 'How can you be as sure as these words sound?',
    deeper: 'What would have to happen for you to doubt it?',
  },
  generalising: {
    area: 'limits',
    asks: () => 'Does this apply as widely as you say, or only where you studied it?',
    deeper: 'Name somebody it does not apply to.',
  },
  'recommendations-rest': {
    area: 'contribution',
    asks: () => 'Which of your findings does this recommendation follow from?',
    deeper: 'Who would have to act first?',
  },
}

function onCheck(check: StudyCheck): Drafted | null {
  const { id, evidence, advice, weight } = check
  const on = ON_CHECKS[id]
  const [place, ...also] = evidence
  if (!on || !place || on.unless?.test(place.quote)) return null
  return {
    about: `check ${id}`,
    area: on.area,
    asks: on.asks(check),
    place,
    also: also.slice(0, 2),
    weak: true,
    weight: 8 + weight,
    deeper: on.deeper,
    advice: advice ?? check.says,
    within: 'day',
  }
}

/** A model's questions, if code has proved their evidence. */
const ofModel = (assessments: readonly Assessment[]): Drafted[] =>
  assessments
    .flatMap(({ id, question, advice, says, evidence: [place, ...also] }) =>
      question && place
        ? [
            {
              about: `model ${id}`,
              area: 'results' as const,
              asks: question,
              place,
              also: also.slice(0, 2),
              weak: true,
              weight: 10,
              deeper: 'What follows from that for your conclusion?',
              advice: advice ?? says,
              within: 'day' as const,
            },
          ]
        : [],
    )
    .slice(0, MOST_OF_MODEL)
