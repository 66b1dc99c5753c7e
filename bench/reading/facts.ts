/** Facts shown: correct by kind if a key fact is near, and listed for a reader if none is. */
import { SECTION_KEYS } from '../../src/assistants/decoder/rules/keys.ts'
import { alike, shareOf } from './matching.ts'
import { type Key, type RealDocument, toldBy } from './real-document.ts'
import type { Tally } from './tally.ts'

const NEAR = 0.6

export function measureFacts(document: RealDocument): Tally[] {
  const { key } = document
  const text = toldBy(document.analysis)
  const must = key.facts.filter(({ mustHave }) => mustHave)
  const missed = must.filter(
    ({ quote, asRead }) => Math.max(shareOf(quote, text), shareOf(asRead ?? quote, text)) < NEAR,
  )
  return [
    {
      figure: 'must-have',
      hits: must.length - missed.length,
      of: must.length,
      misses: missed.map(({ kind, quote }) => `${kind}: ${quote}`),
    },
    precision(document, key),
  ]
}

/** The promise of each lead, and the kinds of the key that keep it. */
const PROMISES: readonly [lead: RegExp, kinds: readonly string[]][] = [
  [
    /^(?:The |An )?(?:aim|objective)/i,
    ['aim', 'objective', 'question', 'problem', 'hypothesis', 'contribution'],
  ],
  [/^(?:The |A )?(?:research )?question/i, ['question', 'objective', 'aim']],
  [/^(?:The |A )?hypothesis/i, ['hypothesis']],
  [/^(?:Why it was needed|The gap|The problem)/i, ['gap', 'problem', 'background', 'contribution']],
  [
    /^(?:Which design|How it was done|The (?:design|approach))/i,
    ['design', 'approach', 'procedure', 'instrument', 'analysis', 'sampling', 'sample_size'],
  ],
  [
    /^(?:Who or what was studied|The sample)/i,
    ['population', 'sample_size', 'sampling', 'setting', 'period'],
  ],
  [/^How (?:the people|they were)|^How the units/i, ['sampling', 'sample_size', 'population']],
  [
    /^(?:A|The) main result|^A result|^What it found/i,
    ['main_result', 'result', 'null_result', 'conclusion'],
  ],
  [/^What showed no clear difference/i, ['null_result', 'main_result', 'result', 'conclusion']],
  [/^What it (?:concludes|claims)/i, ['conclusion', 'main_result', 'result', 'null_result', 'contribution']],
  [/^What it (?:recommends|asks others)/i, ['recommendation', 'future']],
  [/^A limit/i, ['limitation']],
  [/^(?:A|The) theory/i, ['theory']],
  [/^How (?:the data were|.* analysed)/i, ['analysis', 'software', 'procedure']],
  [/^How things were measured/i, ['instrument', 'variables', 'procedure']],
  [/^(?:Ethics|How people consented)/i, ['ethics']],
]

function precision({ analysis }: RealDocument, key: Key): Tally {
  const misses: string[] = []
  const toRead: string[] = []
  let hits = 0
  for (const section of SECTION_KEYS)
    analysis[section].content.forEach((text, at) => {
      const kinds = PROMISES.find(([lead]) => lead.test(text))?.[1]
      const quote = analysis[section].evidence[at]?.[0]?.quote
      if (!kinds || !quote) return
      const near = key.facts.filter((fact) => alike(fact.quote, quote) >= NEAR)
      if (near.some(({ kind }) => kinds.includes(kind))) hits += 1
      else if (near.length > 0) misses.push(`${text} → ${near.map(({ kind }) => kind).join(', ')}`)
      else toRead.push(text)
    })
  return { figure: 'facts-right', hits, of: hits + misses.length, misses, toRead }
}

/** "Not found" of something that the key has. */

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
