/** Whether marks mean something: planted answers in the right band, and nothing for what answers nothing; how much there is to ask. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerTo, begin } from '../../src/capabilities/oral-session/rules/examiner/exam.ts'
import type { Judged } from '../../src/capabilities/oral-session/rules/examiner/judge.ts'
import { makePlan } from '../../src/capabilities/oral-session/rules/plan/make-plan.ts'
import type { ExamPlan } from '../../src/capabilities/oral-session/rules/plan/plan.ts'
import { openRecord } from '../../src/capabilities/study/engine.index.ts'
import type { DocumentModel } from '../../src/product/document-model.ts'
import { DEFENCE_THESIS } from '../../tests/support/defence-thesis.ts'
import { modelOf } from '../../tests/support/model-of.ts'
import { atLeast, atMost, toldOnly } from '../printing/report.ts'
import { openReader } from '../reading/open-reader.ts'
import { NO_ANSWERS } from './no-answers.ts'
import { PLANTED_ANSWERS, type PlantedAnswer } from './planted-answers.ts'

const LEAST_QUESTIONS = 25
const GOOD = 0.6

type Options = {
  /** A folder of documents kept outside the project. */
  works?: string | undefined
  /** Further planted answers, as JSON: `work` is the beginning of a file's name. */
  answers?: string | undefined
  /** Every question is printed, to be read. */
  questions: boolean
}

export async function measureMarks({ works, answers, questions }: Options): Promise<void> {
  const plans = new Map<string, ExamPlan>()
  const model = modelOf(DEFENCE_THESIS, { title: 'Mobile money and savings of traders' })
  plans.set('', makePlan(openRecord(model), model, 'thesis of the tests'))
  for (const [name, read] of await modelsIn(works)) plans.set(name, makePlan(openRecord(read), read, name))
  for (const [name, plan] of plans) {
    const grounded = plan.questions.length
    if (name) atLeast(`questions on ${name} (${plan.kind})`, grounded, '', LEAST_QUESTIONS)
    if (questions && name)
      for (const { phase, about, lead, asks } of plan.questions)
        console.log(`   ${phase}/${about}: ${lead} ${asks}`)
  }
  const planted = [
    ...PLANTED_ANSWERS,
    ...(answers ? (JSON.parse(readFileSync(answers, 'utf8')) as PlantedAnswer[]) : []),
  ]
  tellBands(planted, plans)
  tellNothing([...plans.values()])
}

async function modelsIn(folder: string | undefined): Promise<[string, DocumentModel][]> {
  if (!folder) return []
  const reader = openReader()
  const found: [string, DocumentModel][] = []
  for (const name of readdirSync(folder).filter((one) => /\.(?:pdf|docx)$/.test(one)))
    found.push([name, await reader.read(join(folder, name), name)])
  return found
}

function judgedOf(plan: ExamPlan, id: string, text: string): Judged | null {
  return answerTo(plan, { ...begin(plan, 'standard'), current: id }, { text, trust: 'exact' }, 'standard')
    .judged
}

const bandOf = (judged: Judged | null): PlantedAnswer['is'] | 'none' | 'not judged' => {
  if (judged?.verdict !== 'answered') return 'none'
  if (judged.outOf === 0) return 'not judged'
  const [direct] = judged.marks
  if (
    direct?.value === 0 ||
    /differs from|do not find that|do not find in your work that/.test(direct?.says ?? '')
  )
    return 'wrong'
  return judged.total >= GOOD * judged.outOf ? 'good' : 'half'
}

function tellBands(planted: readonly PlantedAnswer[], plans: ReadonlyMap<string, ExamPlan>): void {
  let right = 0
  let asked = 0
  for (const { work = '', about, answer, is } of planted) {
    const plan = [...plans].find(([name]) => name.startsWith(work) && (work !== '' || name === ''))?.[1]
    const question = plan?.questions.find((one) => one.about === about)
    if (!plan || !question) continue
    asked += 1
    const band = bandOf(judgedOf(plan, question.id, answer))
    // What is false is not marked as right: that is all that can be asked where nobody can judge it.
    if (band === is || (is === 'wrong' && band === 'not judged')) right += 1
    else console.log(`   ${is}, given ${band}: ${about}: ${answer}`)
  }
  atLeast(`planted answers in their band (${asked})`, (100 * right) / asked, '%', 85)
}

/** Each of them to each question of each work. */
function tellNothing(plans: readonly ExamPlan[]): void {
  let all = 0
  let marked = 0
  for (const [kind, said] of Object.entries(NO_ANSWERS)) {
    const given = plans.flatMap((plan) =>
      plan.questions
        .filter(({ phase }) => phase !== 'opening')
        .flatMap(({ id }) => said.map((text) => (judgedOf(plan, id, text)?.total ?? 0) > 0)),
    )
    all += given.length
    marked += given.filter(Boolean).length
    toldOnly(
      `  ${kind}, given a mark (${given.length})`,
      (100 * given.filter(Boolean).length) / given.length,
      '%',
    )
  }
  atMost(`what answers nothing, given a mark (${all})`, (100 * marked) / all, '%', 2)
}
