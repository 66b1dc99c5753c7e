/** "Not found" of something that the key has. */
import type { Key } from './key.ts'
import type { RealDocument } from './real-document.ts'
import type { Tally } from './tally.ts'

/** The subject of a "not found" sentence: the first match gives the facts and parts that would prove it wrong. */
const ABOUT: readonly [cue: RegExp, kinds: readonly string[], roles: readonly string[]][] = [
  [/\babstract\b/i, [], ['abstract']],
  [/literature|works .* built on/i, [], ['literature']],
  [/\bdesign\b/i, ['design', 'approach'], []],
  [/theory|framework/i, ['theory'], ['theory', 'framework']],
  [/gap|nobody know|not known|new about/i, ['gap', 'contribution'], []],
  [/how (the )?(people|units|participants).*chosen|sampl/i, ['sampling', 'sample_size', 'population'], []],
  [/where and when/i, ['setting', 'period'], []],
  [/analys/i, ['analysis'], []],
  [/software/i, ['software'], []],
  [/ethic|approval|consent/i, ['ethics'], ['ethics']],
  [/limit/i, ['limitation'], ['limitations']],
  [/recommend|should follow/i, ['recommendation', 'future'], ['recommendations']],
  [/conclusion/i, ['conclusion'], ['conclusion']],
  [/part on results|under .?results/i, ['main_result', 'result'], ['results']],
  [/set out to do|\baim\b/i, ['aim', 'objective'], ['aim', 'objectives']],
  [/discussion/i, [], ['discussion']],
  [/question/i, ['question'], ['questions']],
  [/hypothes/i, ['hypothesis'], ['hypotheses']],
  [/instrument|measured/i, ['instrument', 'variables'], []],
]

export function measureNotFound({ key, analysis }: RealDocument): Tally[] {
  const said = analysis.checks.filter(({ outcome }) => outcome === 'not-found').map(({ says }) => says)
  const misses = said.flatMap((says) => {
    const there = whereItIs(says, key)
    return there ? [`${says} → ${there}`] : []
  })
  return [{ figure: 'false-not-found', hits: misses.length, of: said.length, misses }]
}

function whereItIs(says: string, { facts, parts }: Key): string | undefined {
  const about = ABOUT.find(([cue]) => cue.test(says))
  if (!about) return undefined
  const [, kinds, roles] = about
  return (
    facts.find(({ kind }) => kinds.includes(kind))?.quote ??
    parts.find(({ role }) => roles.includes(role))?.heading
  )
}
