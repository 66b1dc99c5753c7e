/**
 * Is the examiner worth paying for? Plans over a folder of real works with answer keys (`-- <folder>`; without one only what we
 * wrote ourselves), follow-ups to forty answers, interruptions, and bad engines that must be seen to be bad.
 */
import { loadavg } from 'node:os'
import type { ExamPlan } from '../src/capabilities/oral-session/rules/plan/plan.ts'
import { DEFENCE_THESIS } from '../tests/support/defence-thesis.ts'
import { modelOf } from '../tests/support/model-of.ts'
import { SMALL_THESIS } from '../tests/support/small-thesis.ts'
import { ANSWERS } from './examiner/answers.ts'
import { ON_BOREHOLES } from './examiner/answers-on-boreholes.ts'
import { ON_MAIZE } from './examiner/answers-on-maize.ts'
import { ON_NIGHT_DUTY } from './examiner/answers-on-night-duty.ts'
import { ON_PHONES } from './examiner/answers-on-phones.ts'
import { ON_STOVES } from './examiner/answers-on-stoves.ts'
import { ON_TRADERS } from './examiner/answers-on-traders.ts'
import { BOREHOLE_STUDY } from './examiner/borehole-study.ts'
import { type Engine, examiner, followUps, interruptions } from './examiner/conversation.ts'
import { firstQuestions } from './examiner/first-question.ts'
import { MAIZE_STUDY } from './examiner/maize-study.ts'
import { measurePlans, type Work } from './examiner/measure-plans.ts'
import { PHONE_STUDY } from './examiner/phone-study.ts'
import { ownWords, planOf, printed } from './examiner/plans.ts'
import type { Scripted } from './examiner/scripted.ts'
import { STOVE_STUDY } from './examiner/stove-study.ts'
import { WARD_STUDY } from './examiner/ward-study.ts'
import { corpusIn, openReader } from './real/corpus.ts'

const AT_LEAST = { met: 3, followUps: 0.9, interruptions: 1 } as const
const AT_MOST = { shared: 1 / 3, placeless: 0, firstQuestion: 6 } as const
const LONG_PAGES = 250
const UPLOADS = 3

let failed = 0
function tell(what: string, value: string, isGood: boolean, wantsGood = true): void {
  const passed = isGood === wantsGood
  if (!passed) failed += 1
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${what}: ${value}`)
}
const share = ({ right, of }: { right: number; of: number }) => right / of

async function works(folder: string | undefined): Promise<Work[]> {
  const files = folder ? corpusIn(folder) : []
  if (files.length === 0) {
    console.log('No folder of works with answer keys was given: their plans were not measured.')
    return []
  }
  const reader = openReader()
  const read: Work[] = []
  for (const { file, path, key } of files) {
    const { model } = await reader.read(path, file)
    read.push({ file, key, plan: planOf(model, file), own: ownWords(model) })
  }
  await reader.close()
  return read
}

function onPlans(found: readonly Work[]): void {
  if (found.length === 0) return
  const { met, placeless, shared, sharedBare, sharedPatterns, most } = measurePlans(found)
  tell('questions of the keys met, of 8, on average', met.toFixed(2), met >= AT_LEAST.met)
  tell('questions without a place', String(placeless), placeless <= AT_MOST.placeless)
  tell('most questions shared by two works', `${Math.round(shared * 100)} %`, shared < AT_MOST.shared)
  tell(
    'the same without the sentences they are about',
    `${Math.round(sharedBare * 100)} %`,
    sharedBare < AT_MOST.shared,
  )
  tell(
    'the same without any word of the work in them',
    `${Math.round(sharedPatterns * 100)} %`,
    sharedPatterns < AT_MOST.shared,
  )
  tell('most questions in a plan', String(most), most <= 25)
  // The same questions for every work, with no evidence.
  const generic = found[0]!.plan.questions.map((one) => ({
    ...one,
    place: { ...one.place, quote: '' },
    also: [],
    lead: '',
  }))
  const bad = measurePlans(found.map((work) => ({ ...work, plan: { ...work.plan, questions: generic } })))
  const isSeen = bad.met < AT_LEAST.met && bad.shared >= AT_MOST.shared && bad.placeless > 0
  tell(
    'an engine with one list of questions for all is seen',
    `${bad.met.toFixed(2)} met, ${Math.round(bad.shared * 100)} % shared`,
    isSeen,
  )
}

function onAnswers(about: string, plan: ExamPlan, answers: readonly Scripted[]): void {
  const follow = followUps(plan, examiner, answers)
  tell(
    `follow-ups of the right kind, ${about}`,
    `${follow.right} of ${follow.of}`,
    share(follow) >= AT_LEAST.followUps,
  )
  for (const wrong of follow.wrong) console.log(`       ${wrong}`)
}

function onTalk(plan: ExamPlan): void {
  const broken = interruptions(plan, examiner)
  tell(
    'interruptions recovered from',
    `${broken.right} of ${broken.of}`,
    share(broken) >= AT_LEAST.interruptions,
  )
  for (const wrong of broken.wrong.slice(0, 6)) console.log(`       ${wrong}`)
  const alwaysNext: Engine = (of, state) => examiner(of, state, 'Next question please.')
  const deaf: Engine = (of, state) => examiner(of, state, 'I do not know.')
  for (const [name, engine] of [
    ['always goes on', alwaysNext],
    ['never listens', deaf],
  ] as const) {
    const count = followUps(plan, engine)
    tell(`an engine that ${name} is seen`, `${count.right} of ${count.of}`, share(count) < AT_LEAST.followUps)
    const points = interruptions(plan, engine)
    tell(
      `and by its interruptions`,
      `${points.right} of ${points.of}`,
      share(points) < AT_LEAST.interruptions,
    )
  }
}

/** Two hundred and fifty generated pages, uploaded to the real server. */
async function onTime(): Promise<void> {
  const load = loadavg()[0]!.toFixed(1)
  const seconds = await firstQuestions(LONG_PAGES, UPLOADS)
  tell(
    `first question after ${LONG_PAGES} pages were uploaded, the slowest of ${UPLOADS}, load ${load}`,
    `${Math.max(...seconds).toFixed(1)} s`,
    Math.max(...seconds) <= AT_MOST.firstQuestion,
  )
}

const [folder] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const found = await works(folder)
onPlans(found)
if (process.argv.includes('--print'))
  for (const { file, plan } of found) console.log(`\n=== ${file}\n${printed(plan)}`)
const late = planOf(modelOf(SMALL_THESIS, { title: 'Late booking' }), 'late-booking.pdf')
onAnswers('late booking', late, ANSWERS)
const traders = modelOf(DEFENCE_THESIS, { title: 'Mobile money and savings of traders' })
onAnswers('traders', planOf(traders, 'traders.pdf'), ON_TRADERS)
const ward = modelOf(WARD_STUDY, { title: 'How nurses experience night duty' })
onAnswers('night duty', planOf(ward, 'night-duty.pdf'), ON_NIGHT_DUTY)
// Written before the rules were tried on them: together they are the figure that counts.
const heldOut = [
  ['pump.pdf', modelOf(BOREHOLE_STUDY, { title: 'A sensor that reports a broken pump' }), ON_BOREHOLES],
  ['maize.pdf', modelOf(MAIZE_STUDY, { title: 'Selling maize later' }), ON_MAIZE],
  ['stoves.pdf', modelOf(STOVE_STUDY, { title: 'Improved stoves and charcoal in Ndola' }), ON_STOVES],
  ['phones.pdf', modelOf(PHONE_STUDY, { title: 'A library that rings: studying with a phone' }), ON_PHONES],
] as const
const held = heldOut.map(([name, model, answers]) => followUps(planOf(model, name), examiner, answers))
const sum = (count: 'right' | 'of') => held.reduce((all, one) => all + one[count], 0)
const together = { right: sum('right'), of: sum('of') }
// Held-out cases are not printed: a developer who reads the failures fixes them, and then they are no longer held out.
tell(
  'follow-ups of the right kind, held out',
  `${together.right} of ${together.of}`,
  share(together) >= AT_LEAST.followUps,
)
onTalk(late)
await onTime()
process.exitCode = failed > 0 ? 1 : 0
