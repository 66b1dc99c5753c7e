/**
 * How well the handbook is found by questions in students' words, with no document open.
 *
 * A line of `handbook-questions.tsv` is the ids of the entries that would do, and the question. None of the questions is a way in
 * which an entry says that it is asked for. `other-questions.txt` has nothing to do with research.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerQuestion } from '../../src/capabilities/study/rules/answerer/answer.ts'
import type { Handbook } from '../../src/capabilities/study/rules/handbook/handbook-search.ts'
import { readHandbook } from '../../src/capabilities/study/server/read-handbook.ts'
import { STUDY_SENTENCES } from '../../src/capabilities/study/spec.ts'
import { atLeast, atMost, toldOnly } from '../printing/report.ts'

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .trim()
    .split('\n')

const KIND = '@stressed'

/** The entry that is told, and those that are offered to tap. */
function answered(
  handbook: Handbook,
  question: string,
): { told: string | undefined; offered: (string | undefined)[] } {
  const segments = [...answerQuestion({ question, handbook })]
  const idOf = new Map(handbook.entries.map(({ id, title }) => [title, id]))
  if (segments[0]?.text === STUDY_SENTENCES.stressed) return { told: KIND, offered: [] }
  const source = segments.flatMap(({ sources }) => sources)[0]
  const offered = segments.flatMap(({ choices = [] }) => choices.map((title) => idOf.get(title)))
  return { told: source?.kind === 'handbook' ? source.entryId : undefined, offered }
}

/** `misses`: prints each question that is answered with another entry, or not at all. */
export async function measureHandbook(misses: boolean): Promise<void> {
  const handbook = await readHandbook()
  const asked = linesOf('handbook-questions.tsv').map((line) => {
    const [ids = '', question = ''] = line.split('\t')
    const { told, offered } = answered(handbook, question)
    const isOne = (id: string | undefined) => id !== undefined && ids.split(' ').includes(id)
    const isOffered = told === undefined && offered.some(isOne)
    return {
      question,
      told,
      outcome: isOne(told) ? 'right' : isOffered ? 'offered' : told ? 'wrong' : 'none',
    }
  })
  const others = linesOf('other-questions.txt').filter(
    (question) => answered(handbook, question).told !== undefined,
  )
  const share = (outcome: string) =>
    (100 * asked.filter((one) => one.outcome === outcome).length) / asked.length

  atLeast(`questions answered from an entry that would do (${asked.length})`, share('right'), '%', 97)
  toldOnly('… offered to tap', share('offered'), '%')
  atMost('… answered from another entry', share('wrong'), '%', 5)
  atMost('questions about something else that are answered', others.length, 'of 40', 6)
  if (misses)
    for (const { question, told, outcome } of asked)
      if (outcome !== 'right') console.log(`${outcome}: ${question}${told ? ` (${told})` : ''}`)
}
