/**
 * Tests the proof of a model's findings with lies and truths over generated documents and, if the folder of real
 * documents exists, with their keys as an honest model's answers. With the proof switched off it must fail. `npm run
 * bench:proof [-- folder] [--misses]`
 */
import { openStudy } from '../src/capabilities/study/rules/open-study.ts'
import { placesIn } from '../src/capabilities/study/rules/proof/places.ts'
import type { Proposal } from '../src/capabilities/study/rules/proof/proposal.ts'
import { type Ground, prove } from '../src/capabilities/study/rules/proof/prove.ts'
import { atLeast, atMost, overBudget } from './printing/report.ts'
import { DAMAGES, type Damage, damaged } from './proof/damage.ts'
import { any, lies, trueRemark } from './proof/forge.ts'
import { againstKeys } from './proof/keys.ts'
import { longThesis, seeded } from './study/long-thesis.ts'

const FINDINGS = 500
const IN_TIME = 300
const showMisses = process.argv.includes('--misses')

/** The accepted places of each finding: their ids, or null. */
type Prover = (ground: Ground, proposals: readonly Proposal[]) => (string[] | null)[]

const real: Prover = (ground, proposals) =>
  proposals.map((proposal) => {
    const { findings, tally } = prove(ground, [proposal], 'bench')
    const kept = [
      ...findings.facts.map(({ evidence }) => [evidence]),
      ...findings.assessments.map(({ evidence }) => evidence),
    ]
    return tally.kept === 0 ? null : (kept[0] ?? []).map(({ sentenceId }) => sentenceId)
  })
/** Accepts everything: the bench must not let it pass. */
const trusting: Prover = (ground, proposals) => proposals.map(() => [ground.reading.sentences[0]?.id ?? ''])

const percent = (part: number, whole: number) => (100 * part) / Math.max(1, whole)

const document = damaged(longThesis(12), seeded(3))
const study = openStudy(document.model)
const ground: Ground = { reading: study.reading, statements: study.statements(), book: study.facts() }

function figures(prover: Prover) {
  const random = seeded(11)
  const usable = document.sentences.filter(({ before }) => trueRemark(before, seeded(1)) !== null)
  const truths = Array.from({ length: FINDINGS }, (_, at) => {
    const wanted: Damage = DAMAGES[at % DAMAGES.length]!
    const told = any(
      usable.filter(({ damage }) => damage === wanted),
      random,
    )
    return { told, proposal: trueRemark(told.before, random)! }
  })
  const sentences = usable.map(({ before }) => before)
  const told = lies(sentences, random)
  const lied = Array.from({ length: FINDINGS }, () => told.next().value!)
  const kept = prover(
    ground,
    truths.map(({ proposal }) => proposal),
  )
  const believed = prover(
    ground,
    lied.map(({ proposal }) => proposal),
  )
  const rightly = kept.map((ids, at) => ids?.some((id) => truths[at]!.told.ids.includes(id)) ?? false)
  if (showMisses && prover === real) {
    for (const [at, isRight] of rightly.entries())
      if (!isRight)
        console.log(
          `  lost (${truths[at]!.told.damage}): ${JSON.stringify(prove(ground, [truths[at]!.proposal], 'b').tally.dropped)} ${truths[at]!.told.before} | ${truths[at]!.proposal.says}`,
        )
    for (const [at, ids] of believed.entries())
      if (ids) console.log(`  believed (${lied[at]!.kind}): ${JSON.stringify(lied[at]!.proposal)}`)
  }
  return {
    dropped: percent(believed.filter((ids) => ids === null).length, FINDINGS),
    kinds: new Set(lied.map(({ kind }) => kind)).size,
    kept: percent(rightly.filter(Boolean).length, FINDINGS),
    byDamage: DAMAGES.map((damage) => {
      const of = rightly.filter((_, at) => truths[at]!.told.damage === damage)
      return `${damage} ${percent(of.filter(Boolean).length, of.length).toFixed(1)}`
    }).join(' · '),
  }
}

const mine = figures(real)
atLeast(
  `Invented or altered findings dropped (of ${FINDINGS}, ${mine.kinds} kinds of lies)`,
  mine.dropped,
  '%',
  100,
)
atLeast(`True findings kept at their places (of ${FINDINGS}, damaged files)`, mine.kept, '%', 98)
console.log(`  ${mine.byDamage}`)

const long = openStudy(longThesis(250))
const longGround: Ground = { reading: long.reading, statements: long.statements(), book: long.facts() }
const random = seeded(5)
const many = Array.from({ length: 300 }, () => {
  const sentence = any(long.reading.sentences, random).text
  const remark = trueRemark(sentence, random)
  return remark ?? ({ type: 'fact', kind: 'result', quote: sentence } as const)
})
const times = Array.from({ length: 3 }, () => {
  const start = performance.now()
  prove(longGround, many, 'bench')
  return performance.now() - start
})
atMost(`300 findings proved in ${long.reading.pages} pages`, Math.min(...times), 'ms', IN_TIME)
console.log(`  each time ${times.map((time) => time.toFixed(0)).join(', ')} ms`)
const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 2 ** 20
}
const before = heap()
const held = placesIn(long.reading)
held.placesWith(['trader'])
atMost('Memory of the index while findings are proved', heap() - before, 'MB', 30)
if (held.places.length === 0) throw new Error('Nothing was indexed.')

await againstKeys({
  atLeast,
  percent,
  showMisses,
})

const blind = figures(trusting)
if (blind.dropped >= 100 || blind.kept >= 98) {
  console.error('The measure lets a prover pass that believes everything.')
  process.exit(1)
}
console.log(
  `With the proof switched off: ${blind.dropped.toFixed(1)} % dropped, ${blind.kept.toFixed(1)} % at their places: it fails, as it must.`,
)
overBudget()
