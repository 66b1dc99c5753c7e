/** What sentences do, as it was learned from many works: for a slide that the record, the headings and plain words left empty. */
import type { CandidateSentence, SentenceRole } from '#capabilities/study/index.ts'
import type { SectionRole } from '#product/document-model.ts'
import { sizeIn } from '../plainly.ts'
import { pointOfStated } from '../stated.ts'
import type { Work } from '../work.ts'

/** The odds from which it is rather a statement of the work than a sentence that stood near. */
const SOUGHT: Readonly<Record<string, { roles: readonly SentenceRole[]; least: number }>> = {
  problem: { roles: ['problem', 'gap'], least: 0.8 },
  design: { roles: ['design'], least: 0.65 },
  sampling: { roles: ['sampling', 'sample-size', 'population'], least: 0.85 },
  instruments: { roles: ['collecting'], least: 0.9 },
  analysis: { roles: ['analysis'], least: 0.75 },
  limits: { roles: ['limitation'], least: 0.9 },
  significance: { roles: ['contribution'], least: 0.85 },
  conclusion: { roles: ['conclusion'], least: 0.7 },
  result: { roles: ['result'], least: 0.9 },
}
/** What is told on these lies ahead, even in a finished work. */
export const MAY_PLAN = new Set(['significance', 'scope', 'limits'])
const ELSEWHERE = new Set<SectionRole>(['literature', 'references', 'appendix', 'front-matter'])
/** What a work leaves aside on purpose is no limit that it admits. */
const OF_SCOPE = /\b(?:scope|delimit)/
const MOST = 3

export function likelySaid(
  work: Work,
  id: string,
  isWanted: (stated: CandidateSentence) => boolean,
): CandidateSentence[] {
  const sought = SOUGHT[id]
  if (!sought) return []
  return work.statements
    .flatMap((stated) => {
      const { cites, byOthers, quoted, generic, signpost, own } = stated.voice
      const odds = work.study.roleOf(stated.sentence.id).odds(...sought.roles)
      return odds >= sought.least &&
        !((cites && !own) || byOthers || quoted || generic || signpost) &&
        !ELSEWHERE.has(stated.role) &&
        !(id === 'sampling' && sizeIn(stated.text)) &&
        !(id === 'limits' && OF_SCOPE.test(stated.heading)) &&
        !work.used.has(stated.sentence.id) &&
        !work.isUntold(stated.text) &&
        isWanted(stated) &&
        pointOfStated(stated)
        ? [{ stated, odds }]
        : []
    })
    .toSorted((a, b) => b.odds - a.odds)
    .slice(0, MOST)
    .map(({ stated }) => stated)
    .toSorted((a, b) => a.at - b.at)
}
