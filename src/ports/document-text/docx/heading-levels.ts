/** The level of each heading: by its number first, then like those that look the same, then below the last numbered one. */
import type { HeadingNumber } from '../structure/heading-number.ts'
import { partOf } from '../structure/section-parts.ts'
import { roleOf, withoutNumber } from '../structure/section-roles.ts'
import type { StyledBlock } from './paragraph.ts'

export type HeadingCandidate = {
  block: StyledBlock
  text: string
  number: HeadingNumber | undefined
  capitals: boolean
  larger: boolean
}

const DEEPEST = 6

export function levelsOf(candidates: HeadingCandidate[]): Map<StyledBlock, number> {
  const levels = new Map<StyledBlock, number>()
  const depths = depthsOfLooks(candidates)
  const ranks = [...new Set(candidates.map(weightOf))].sort((a, b) => b - a)
  const isNumbered = candidates.filter(({ number }) => number && number.path.length > 1).length >= 3
  let numbered = 0
  for (const candidate of candidates) {
    const { block, text, number } = candidate
    const own = number && depthOf(number)
    const level = own
      ? own
      : isTopLevel(text) || (!isNumbered && !block.level && isChapterWord(text))
        ? 1
        : isNumbered && numbered && !isChapterWord(text)
          ? Math.max(numbered + 1, depths.get(lookOf(candidate)) ?? 0)
          : (block.level ?? depths.get(lookOf(candidate)) ?? ranks.indexOf(weightOf(candidate)) + 1)
    if (own) numbered = own
    else if (level === 1) numbered = 0
    levels.set(block, Math.min(DEEPEST, level))
  }
  return levels
}

/** '1. Introduction' is as deep as 'Chapter 1'; a step is below the section it belongs to. */
const depthOf = ({ path, word }: HeadingNumber) => (word === 'step' ? 3 : path.length)

const TOP = new Set(['abstract', 'references', 'appendix', 'front-matter'])
const isTopLevel = (text: string) =>
  TOP.has(roleOf(text)) && text.length < 40 && partOf(text) !== 'chapter-summary'
const isChapterWord = (text: string) =>
  /^(introduction|literature review|(research )?methodology|methods?|results?|findings|discussion|conclusions?)$/i.test(
    withoutNumber(text).trim(),
  )

const lookOf = ({ block, capitals }: HeadingCandidate) =>
  `${block.level ?? ''} ${block.size ?? ''} ${block.bold} ${capitals}`
const weightOf = ({ block, capitals, larger }: HeadingCandidate) =>
  (block.level ? 40 - block.level * 5 : 0) +
  (larger ? (block.size ?? 0) : 0) +
  (capitals ? 2 : 0) +
  (block.bold ? 1 : 0)

/** The most common depth of numbered headings with this look. */
function depthsOfLooks(candidates: HeadingCandidate[]): Map<string, number> {
  const depths = new Map<string, number[]>()
  for (const candidate of candidates) {
    if (!candidate.number) continue
    const look = lookOf(candidate)
    depths.set(look, [...(depths.get(look) ?? []), depthOf(candidate.number)])
  }
  return new Map(
    [...depths]
      .filter(([, all]) => all.length > 1)
      .map(([look, all]) => [look, all.sort((a, b) => a - b)[Math.floor(all.length / 2)]!]),
  )
}
