/**
 * Corrects parts that cannot be right: an abstract of twenty pages, results that are all in the future. A missed
 * heading lets one part run on into the next, and then everything read there is wrong; so text beyond the limit loses
 * its part, and rules that need a part find nothing there.
 */
import type { SectionRole } from '#product/document-model.ts'
import { roleOfHeading } from '../document/role-of-heading.ts'
import { countWords } from '../text/words.ts'
import type { Attribution } from './attribution.ts'

const LONGEST_ABSTRACT = 700
const LATEST_ABSTRACT = 0.3
const LONGEST_CONCLUSION = { words: 1500, share: 0.2 }
const FEWEST_TO_JUDGE = 12
const MOSTLY = 0.5
const FEWEST_OF_A_PART = 5

/** The properties of a statement needed to judge its part. */
type CandidateLine = {
  role: SectionRole
  text: string
  heading: string
  topics: readonly string[]
  voice: Attribution
  at: number
}
type PartRun<L extends CandidateLine> = { role: SectionRole; statements: L[]; words: number[] }

export function withSoundParts<L extends CandidateLine>(statements: readonly L[]): L[] {
  const runs = runsOf(statements)
  const all = sum(runs.flatMap(({ words }) => words))
  const doing = runs.findLastIndex(
    ({ role, statements: of }) => (role === 'methods' || role === 'results') && of.length >= FEWEST_OF_A_PART,
  )
  return runs.flatMap((run, at) =>
    // A chapter reviewing others ends in a conclusion too; the work's own comes after its methods and results.
    run.role === 'conclusion' && at < doing ? lose(run.statements) : checked(run, all),
  )
}

function checked<L extends CandidateLine>(run: PartRun<L>, all: number): L[] {
  if (run.role === 'abstract') return checkAbstract(run)
  if (run.role === 'conclusion') return checkConclusion(run, all)
  if (run.role === 'results') return checkResults(run)
  return run.role === 'methods' ? checkMethods(run) : run.statements
}

function checkAbstract<L extends CandidateLine>(run: PartRun<L>): L[] {
  const { statements, words } = run
  if (statements[0]!.at > LATEST_ABSTRACT) return lose(statements)
  if (sum(words) <= LONGEST_ABSTRACT) return statements
  const next = statements.findIndex(({ heading }) => heading !== statements[0]!.heading)
  return cut(run, next > 0 ? next : placeOfWord(words, LONGEST_ABSTRACT))
}

/** Statements headed as a conclusion, limitation or recommendation keep their part; a marketing plan below them does not. */
function checkConclusion<L extends CandidateLine>({ statements, words }: PartRun<L>, all: number): L[] {
  const length = sum(words)
  if (length <= LONGEST_CONCLUSION.words || length <= all * LONGEST_CONCLUSION.share) return statements
  const first = statements[0]!.heading
  return statements.map((one) =>
    one.heading === first || one.topics.length > 0 || roleOfHeading(one.heading) === 'conclusion'
      ? one
      : { ...one, role: 'other' },
  )
}

/** A review is not a result, and neither is planned work. */
function checkResults<L extends CandidateLine>({ statements }: PartRun<L>): L[] {
  if (statements.length < FEWEST_TO_JUDGE) return statements
  const isPlan =
    share(statements, ({ voice }) => voice.future) > share(statements, ({ voice }) => voice.done) &&
    share(statements, ({ voice }) => voice.future) > 0.25
  return isPlan || isAboutOthers(statements) ? lose(statements) : statements
}

/** Methods cite the books they follow; but if nearly every sentence does, and none says what was done here, it is a review. */
function checkMethods<L extends CandidateLine>({ statements }: PartRun<L>): L[] {
  const isReview =
    statements.length >= FEWEST_TO_JUDGE &&
    isAboutOthers(statements) &&
    share(statements, ({ voice }) => voice.done || voice.future) < MOSTLY
  return isReview ? lose(statements) : statements
}

const isAboutOthers = (statements: readonly CandidateLine[]) =>
  share(statements, ({ voice }) => voice.others && !voice.own) > MOSTLY &&
  share(statements, ({ voice }) => voice.own) < 0.1

const lose = <L extends CandidateLine>(statements: readonly L[]): L[] =>
  statements.map((one) => ({ ...one, role: 'other' }))

const cut = <L extends CandidateLine>({ statements }: PartRun<L>, at: number): L[] => [
  ...statements.slice(0, at),
  ...lose(statements.slice(at)),
]

function placeOfWord(words: readonly number[], word: number): number {
  let seen = 0
  return words.findIndex((count) => {
    seen += count
    return seen > word
  })
}

function runsOf<L extends CandidateLine>(statements: readonly L[]): PartRun<L>[] {
  const runs: PartRun<L>[] = []
  for (const statement of statements) {
    const words = countWords(statement.text)
    const open = runs.at(-1)
    if (open?.role === statement.role) {
      open.statements.push(statement)
      open.words.push(words)
    } else runs.push({ role: statement.role, statements: [statement], words: [words] })
  }
  return runs
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)
const share = (statements: readonly CandidateLine[], is: (one: CandidateLine) => boolean) =>
  statements.filter(is).length / statements.length
