import { afterAll, describe, expect, it } from 'vitest'
import { fakeText } from '#ports/ai-text/ai-text.fake.ts'
import { openAiCompatibleText } from '#ports/ai-text/ai-text.openai-compatible.ts'
import type { TextRequest } from '#ports/ai-text/ai-text.ts'
import { analysisOf } from '#tests/analysed.ts'
import { startModelServer } from '../../../../tests/model-server/model-server.ts'
import * as turn from '../../../../tests/model-server/script.ts'
import { SECTION_KEYS } from '../rules/keys.ts'
import { SAYS } from '../spec.ts'
import { narrateBuiltIn } from './narrate.built-in.ts'
import { narrateWith } from './narrate.model.ts'

const analysis = analysisOf(undefined, 'research')
/** What a model sees of one point: its number, its words and the ids of its quotations. */
const seen = ({ messages }: TextRequest) => {
  const [message] = messages
  const data = message?.role === 'user' ? (message.data ?? []) : []
  const lines = data
    .map(({ text }) => text)
    .join('\n')
    .split('\n')
  return lines.flatMap((line, at) => {
    const point = line.match(/^P(\d+): (.*)$/)
    if (!point) return []
    const ids: string[] = []
    for (let next = at + 1; /^ {2}E/.test(lines[next] ?? ''); next += 1)
      ids.push(lines[next]!.trim().split(' ')[0]!)
    return [{ point: Number(point[1]), text: point[2]!, evidence: ids }]
  })
}
const answering = (change: (text: string) => string) =>
  fakeText((request) =>
    JSON.stringify({ points: seen(request).map((one) => ({ ...one, text: change(one.text) })) }),
  )

it('leaves the analysis as it is without a model', async () => {
  expect(await narrateBuiltIn(analysis)).toEqual(analysis)
  const builtIn = fakeText('{}', { name: 'Built-in study engine', builtIn: true })
  expect(await narrateWith(builtIn)(analysis)).toEqual(analysis)
  expect(builtIn.requests).toEqual([])
})

describe('with a model', () => {
  it('takes better words, with the evidence of each point, and says who wrote them', async () => {
    const told = await narrateWith(answering((text) => text.replace('The aim:', 'What it wants to know:')))(
      analysis,
    )
    expect(told.executiveSummary.content.join('\n')).toContain('What it wants to know: “This study aimed')
    expect(told.executiveSummary.evidence).toEqual(analysis.executiveSummary.evidence)
    expect(told.narrator).toEqual({ name: 'fake-model', builtIn: false })
  })

  it('keeps scores, checks, rows and recommendations as they are', async () => {
    const told = await narrateWith(answering((text) => `${text} `))(analysis)
    for (const key of [
      'scores',
      'checks',
      'statistics',
      'stats',
      'defenseChecklist',
      'type',
      'improvementRecommendations',
    ] as const)
      expect(told[key]).toEqual(analysis[key])
  })

  it('sends the document as data, and never among what we ask', async () => {
    const engine = answering((text) => text)
    await narrateWith(engine)(analysis)
    expect(engine.requests).toHaveLength(SECTION_KEYS.length - 1)
    for (const { instructions, messages } of engine.requests)
      for (const words of [instructions, ...messages.map(({ text }) => text)])
        expect(words).not.toMatch(/antenatal|Chongwe|372/)
  })

  it('falls back point by point where a sentence claims what is not there', async () => {
    const told = await narrateWith(
      answering((text) => (text.startsWith('The aim') ? 'The aim was to study 5,000 women in 1999.' : text)),
    )(analysis)
    expect(told.executiveSummary.content).toEqual(analysis.executiveSummary.content)
    expect(JSON.stringify(told)).not.toContain('5,000')
  })

  it('never shows a point that a model made up', async () => {
    const engine = fakeText(
      JSON.stringify({ points: [{ point: 40, text: 'A new finding: 99% were satisfied.', evidence: [] }] }),
    )
    const told = await narrateWith(engine)(analysis)
    expect(JSON.stringify(told)).not.toContain('99%')
    expect(told.narrator).toEqual({ ...analysis.narrator, standsInBecause: SAYS.narratorRefused })
  })

  it('stands in with its own words when the model is out of action, and says why, after asking no more than twice', async () => {
    const engine = fakeText({ breaks: 'overloaded' })
    const told = await narrateWith(engine)(analysis)
    expect(engine.requests.length).toBeLessThanOrEqual(2)
    expect(told).toEqual({
      ...analysis,
      narrator: {
        ...analysis.narrator,
        standsInBecause: 'The AI model is overloaded at the moment. Please try again shortly.',
      },
    })
  })

  it('asks nothing more once nobody waits', async () => {
    const engine = answering((text) => text)
    expect(await narrateWith(engine)(analysis, AbortSignal.abort())).toEqual(analysis)
    expect(engine.requests).toEqual([])
  })
})

describe('over a wire', async () => {
  const server = await startModelServer()
  afterAll(() => server.stop())
  const engine = () =>
    openAiCompatibleText({
      baseUrl: server.baseUrl('openai'),
      apiKey: server.key,
      model: 'scripted',
      dialect: 'compatible',
    })
  /** One section only, so that one turn is one answer. */
  const short = {
    ...analysis,
    ...Object.fromEntries(
      SECTION_KEYS.filter((key) => key !== 'executiveSummary').map((key) => [
        key,
        { ...analysis[key], content: [], evidence: [] },
      ]),
    ),
  }
  const summary = (points: { point: number; text: string; evidence: string[] }[]) =>
    JSON.stringify({ points })

  it('is phrased by the model of the settings', async () => {
    server.script(
      turn.says(
        summary([
          {
            point: 2,
            text: 'The study set out to determine factors associated with late antenatal booking.',
            evidence: ['E2.1'],
          },
        ]),
      ),
    )
    const told = await narrateWith(engine())(short)
    expect(told.executiveSummary.content[1]).toBe(
      'The study set out to determine factors associated with late antenatal booking.',
    )
    expect(told.executiveSummary.content[0]).toBe(analysis.executiveSummary.content[0])
    expect(told.narrator).toEqual({ name: 'scripted', builtIn: false })
  })

  it('stands in when the account is turned away', async () => {
    server.script(turn.turnsAwayKey())
    const told = await narrateWith(engine())(short)
    expect(told.executiveSummary).toEqual(analysis.executiveSummary)
    expect(told.narrator).toEqual({
      ...analysis.narrator,
      standsInBecause: 'The AI model is not accepting our account at the moment. Please try again later.',
    })
  })

  it('stands in when what comes back has no shape, also the second time', async () => {
    server.script(turn.says('Here are your points!'), turn.says('I am sorry.'))
    const told = await narrateWith(engine())(short)
    expect(told.narrator).toMatchObject({
      builtIn: true,
      standsInBecause: expect.stringContaining('form we could not use'),
    })
  })
})
