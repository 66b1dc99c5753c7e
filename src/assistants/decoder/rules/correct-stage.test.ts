import { describe, expect, it } from 'vitest'
import { analysisOf, thesisWithout } from '#tests/analysed.ts'
import { Analysis } from '../contract.ts'
import { correctStage } from './correct-stage.ts'

const read = analysisOf(
  thesisWithout('Chapter 4: Results', 'Chapter 5: Discussion', 'Chapter 6: Conclusion and recommendations'),
  'research',
)
const plan = correctStage(read, 'thesis')
const outcomeOf = (id: string, of: Analysis) => of.checks.find((check) => check.id === id)?.outcome

describe('correcting the stage of a work', () => {
  const proposal = correctStage(plan, 'proposal')

  it('asks a proposal for no conclusion', () => {
    expect(outcomeOf('fact-conclusion', plan)).toBe('not-found')
    expect(outcomeOf('fact-conclusion', proposal)).not.toBe('not-found')
    expect(plan.improvementRecommendations.content.join()).toContain('a conclusion')
    expect(proposal.improvementRecommendations.content.join()).not.toContain('a conclusion')
  })

  it('counts the scores again, for nothing but what the stage owes', () => {
    expect(proposal.scores.defenseReadiness.restsOn).not.toEqual(plan.scores.defenseReadiness.restsOn)
    expect(proposal.stats.defenseReadiness).toBe(proposal.scores.defenseReadiness.value)
  })

  it('can be taken back, and still fits what crosses the wire', () => {
    expect(Analysis.parse(proposal)).toEqual(proposal)
    const { scores, checks } = correctStage(proposal, plan.type.stage!)
    expect({ scores, checks: checks.map(({ id, outcome }) => [id, outcome]) }).toEqual({
      scores: plan.scores,
      checks: plan.checks.map(({ id, outcome }) => [id, outcome]),
    })
  })
})
