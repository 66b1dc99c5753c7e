/**
 * Every statement that any room makes about a document, one JSON line each: `npm run statements -- thesis.pdf`. For
 * operators who choose a model, and for readers who count what is wrong. No database, no account, and no model is asked.
 */
import { existsSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { analyse } from '../src/assistants/decoder/rules/analyse.ts'
import { makeDeck } from '../src/assistants/slides/rules/plan/plan-deck.ts'
import { documentProblem } from '../src/capabilities/documents/rules/document-problems.ts'
import { makePlan } from '../src/capabilities/oral-session/rules/plan/make-plan.ts'
import { answerQuestion } from '../src/capabilities/study/rules/answerer/answer.ts'
import { openRecord } from '../src/capabilities/study/rules/open-study.ts'
import { readHandbook } from '../src/capabilities/study/server/read-handbook.ts'
import { readDocumentsInChildren } from '../src/ports/document-text/document-text.children.ts'
import { type Statement, statementsOfAnalysis } from './statements/of-analysis.ts'
import { statementsOfAnswers, statementsOfDeck, statementsOfPlan } from './statements/of-rooms.ts'

const fail = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const [path = fail('Name a document: npm run statements -- thesis.pdf'), only] = process.argv.slice(2)
if (!existsSync(path)) fail(`There is no file ${path}.`)

const reader = readDocumentsInChildren({ problemOf: documentProblem })
const read = await reader.readDocument({ path, fileName: basename(path) })
await reader.close()
const model = read.ok ? read.value : fail(read.problem.message)
const study = openRecord(model)
const name = basename(path)
const handbook = await readHandbook()

const rooms: Record<string, () => Statement[]> = {
  decoder: () => {
    const { kind, paged, notes } = model
    return statementsOfAnalysis(
      analyse(openRecord(model), { id: name, name, kind, paged, notes, bytes: statSync(path).size }),
    )
  },
  slides: () => statementsOfDeck(makeDeck(openRecord(model), model)),
  defense: () => statementsOfPlan(makePlan(study, model, name)),
  'text-chat': () => statementsOfAnswers((question) => [...answerQuestion({ question, study, handbook })]),
}
for (const [room, statements] of Object.entries(rooms)) {
  if (only && only !== room) continue
  for (const { part, says, places } of statements()) console.log(JSON.stringify({ room, part, says, places }))
}
