/**
 * A model phrases the points of an analysis; it neither finds nor judges anything. Each section is asked for by
 * itself, every sentence is checked against its own evidence, and where one fails the built-in sentence stays.
 */
import { z } from 'zod'
import type { AiText } from '#ports/ai-text/ai-text.ts'
import { isDown } from '#ports/ai-text/text-problem.ts'
import type { Analysis, AnalysisSection } from '../contract.ts'
import { SECTION_KEYS, type SectionKey } from '../rules/keys.ts'
import { linesOf, withPhrasing } from '../rules/rephrase.ts'
import { pointsOf, sectionOf } from '../rules/sections/sections.ts'
import { SAYS } from '../spec.ts'
import type { Narrate } from './narrate.built-in.ts'

const Phrased = z.object({
  points: z.array(z.object({ point: z.number().int(), text: z.string(), evidence: z.array(z.string()) })),
})

const INSTRUCTIONS = [
  'You help a university student to read an analysis of a document.',
  'You are given the points of one section. Each begins with P and its number; under it stand the quotations it rests on, each with its id.',
  'Write each point again as a good supervisor would say it: plain, kind and exact, in one or two sentences, in English as it is written in Zambia.',
  'Keep every number, name, sign and quotation exactly as it stands. Add no fact, no number and no praise. Keep the meaning, above all every "not".',
  'Where a point says that something was not found in the text, say "not found in the text", and never that it was not done.',
  'A question stays a question to the student.',
  'Answer with the number of each point, its new text, and the ids of the quotations it rests on. Leave out a point you cannot improve.',
].join('\n')

/** Actions are our own words already, and the same for everybody. */
const PHRASED: readonly SectionKey[] = SECTION_KEYS.filter((key) => key !== 'improvementRecommendations')
const AT_ONCE = 2
const MOST_TOKENS = 2_500

type Outcome = {
  key: SectionKey
  section: AnalysisSection
  taken: number
  engine?: string
  trouble?: string
  isDown?: true
}

export function narrateWith(text: AiText): Narrate {
  return async (analysis, signal) => {
    if (text.description.builtIn) return analysis
    const open = PHRASED.filter((key) => analysis[key].content.length > 0)
    const outcomes: Outcome[] = []
    const work = async () => {
      for (let key = open.shift(); key; key = open.shift()) {
        // A model that is out of action is not asked seven times.
        if (signal?.aborted || outcomes.some((outcome) => outcome.isDown)) return
        outcomes.push(await phrase(text, key, analysis[key], signal))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return outcomes.length === 0 ? analysis : composed(analysis, outcomes)
  }
}

async function phrase(
  text: AiText,
  key: SectionKey,
  section: AnalysisSection,
  signal?: AbortSignal,
): Promise<Outcome> {
  const before = pointsOf(section)
  const answer = await text.answerInShape(
    {
      instructions: INSTRUCTIONS,
      messages: [
        {
          role: 'user',
          text: `Write the points of the section "${section.title}" again.`,
          data: [{ label: 'points and quotations', text: linesOf(before) }],
        },
      ],
      temperature: 0,
      maxTokens: MOST_TOKENS,
      ...(signal && { signal }),
    },
    { name: 'points', schema: Phrased },
  )
  const same = { key, section, taken: 0 }
  if (!answer.ok)
    return {
      ...same,
      trouble: answer.problem.message,
      ...(isDown(answer.problem) && { isDown: true as const }),
    }
  const { value, engine, standsInFor } = answer.value
  if (engine.builtIn)
    return { ...same, trouble: standsInFor?.problem.message ?? SAYS.narratorRefused, isDown: true }
  const { points, taken } = withPhrasing(before, value.points)
  return { key, section: sectionOf(section.title, points), taken, engine: engine.name }
}

function composed(analysis: Analysis, outcomes: readonly Outcome[]): Analysis {
  const better = outcomes.filter(({ taken }) => taken > 0)
  const [first] = better
  if (!first) {
    const trouble = outcomes.find((outcome) => outcome.trouble)?.trouble
    return {
      ...analysis,
      narrator: { ...analysis.narrator, standsInBecause: trouble ?? SAYS.narratorRefused },
    }
  }
  return {
    ...analysis,
    ...Object.fromEntries(better.map(({ key, section }) => [key, section])),
    narrator: { name: first.engine ?? '', builtIn: false },
  }
}
