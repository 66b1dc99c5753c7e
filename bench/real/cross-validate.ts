/**
 * The numbers by which a look-up is called answered were chosen on these works. Here they are chosen again without each
 * work in turn, one number at a time, and that work is judged by what the others chose.
 */
import {
  COVERAGE_WEIGHTS,
  type CoverageWeights,
} from '../../src/capabilities/study/rules/summarisation/coverage.ts'
import { searchPassages } from '../../src/capabilities/study/rules/summarisation/passages.ts'
import { STUDY_LIMITS } from '../../src/capabilities/study/spec.ts'
import { foreignTo } from './another.ts'
import type { RealDocument } from './real-document.ts'

const FIRST = 3
const THRESHOLDS = [0.5, 0.54, 0.58, 0.62, 0.66, 0.7, 0.74]
const TRIED: readonly (keyof CoverageWeights)[] = ['byKin', 'apart', 'lacking', 'ofOthers', 'unheard']
const STEPS = [0.8, 1.25]

/** The most that one of the passages shown holds of each question. */
type Covered = { answerable: number[]; unanswerable: number[]; foreign: number[] }
type Setting = { name: string; threshold: number; of: Covered[] }
type Rates = { answered: number; refused: number; foreign: number }

export function crossValidate(documents: readonly RealDocument[]): void {
  const settings = variantsOf(COVERAGE_WEIGHTS).flatMap(({ name, weights }) => {
    const of = coveredBy(documents, weights)
    return THRESHOLDS.map((threshold): Setting => ({ name: `${name}, ${threshold}`, threshold, of }))
  })
  const chosen = documents.map((_, at) => {
    const others = (of: Covered[]) => of.filter((__, place) => place !== at)
    return settings.reduce((best, one) =>
      worthOf(ratesOf(others(one.of), one.threshold)) > worthOf(ratesOf(others(best.of), best.threshold))
        ? one
        : best,
    )
  })
  const heldOut = chosen.map(({ of, threshold }, at) => judged(of[at]!, threshold))
  const asLanded = settings.find(({ threshold }) => threshold === STUDY_LIMITS.coveredMoreThan)
  console.log(`\nLook-ups, ${documents.length} works, each judged by numbers chosen on the others`)
  if (asLanded) print('as they stand', ratesOf(asLanded.of, asLanded.threshold))
  print('held out', sumOf(heldOut))
  const names = Map.groupBy(chosen, ({ name }) => name)
  for (const [name, folds] of names) console.log(`   chosen ${folds.length} times: ${name}`)
}

/** The first is the current setting. */
function variantsOf(weights: CoverageWeights): { name: string; weights: CoverageWeights }[] {
  const changed = TRIED.flatMap((name) =>
    STEPS.map((step) => ({
      name: `${name} × ${step}`,
      weights: { ...weights, [name]: Math.min(name === 'unheard' ? 9 : 1, weights[name] * step) },
    })),
  )
  return [{ name: 'as they stand', weights }, ...changed]
}

function coveredBy(documents: readonly RealDocument[], weights: CoverageWeights): Covered[] {
  const foreign = foreignTo(documents)
  return documents.map((document): Covered => {
    const { study, key } = document
    const search = searchPassages(study.reading, { book: study.facts, references: study.references, weights })
    const most = (question: string) =>
      Math.max(0, ...search.find(question, FIRST).map(({ covered }) => covered))
    const asked = (isAnswerable: boolean) =>
      key.lookups.filter(({ answer }) => (answer !== null) === isAnswerable).map(({ question }) => question)
    return {
      answerable: asked(true).map(most),
      unanswerable: asked(false).map(most),
      foreign: foreign(document)
        .filter(({ hasAllItsWords }) => !hasAllItsWords)
        .map(({ question }) => most(question)),
    }
  })
}

type Judged = Record<keyof Rates, { hits: number; of: number }>

function judged({ answerable, unanswerable, foreign }: Covered, threshold: number): Judged {
  const share = (of: readonly number[], isHit: (covered: number) => boolean) => ({
    hits: of.filter(isHit).length,
    of: of.length,
  })
  return {
    answered: share(answerable, (covered) => covered > threshold),
    refused: share(unanswerable, (covered) => covered <= threshold),
    foreign: share(foreign, (covered) => covered <= threshold),
  }
}

function sumOf(all: readonly Judged[]): Rates {
  const rate = (of: keyof Rates) =>
    (100 * all.reduce((sum, one) => sum + one[of].hits, 0)) /
    Math.max(
      1,
      all.reduce((sum, one) => sum + one[of].of, 0),
    )
  return { answered: rate('answered'), refused: rate('refused'), foreign: rate('foreign') }
}

const ratesOf = (of: readonly Covered[], threshold: number): Rates =>
  sumOf(of.map((one) => judged(one, threshold)))

/** Balances answers that are there against invented ones. */
const worthOf = ({ answered, refused, foreign }: Rates) => answered + refused + foreign

function print(what: string, { answered, refused, foreign }: Rates): void {
  console.log(
    `   ${what.padEnd(16)} answerable refused ${(100 - answered).toFixed(1)} %, unanswerable refused ${refused.toFixed(1)} %, another document's refused ${foreign.toFixed(1)} %`,
  )
}
