/**
 * Generated from the knowledge itself: each pattern matches its examples and refuses the others, and nothing in a
 * pattern can be deleted with all examples still green.
 */
import { describe, expect, it } from 'vitest'
import type { SectionRole } from '#product/document-model.ts'
import { bareHeading } from '../../document/role-of-heading.ts'
import { voiceOf } from '../../facts/attribution.ts'
import { topicsOf } from '../../facts/topics.ts'
import { isPlaceOf } from '../absence.ts'
import { matchSlot, type Stated } from '../match-slot.ts'
import { formParts, type Lexicon, optionsOf, patternOf, type SlotPattern } from '../slot-pattern.ts'
import { type AbsenceSigns, SIGNS } from './absence-signs.ts'
import { KNOWLEDGE } from './all.ts'
import { LEXICON } from './lexicon.ts'

/** `methods: 3.4 Sampling > The sentence.` */
function stated(example: string): Stated {
  const [, role = 'other', heading = '', text = example] = example.match(/^([a-z]+): (.*?) > (.+)$/) ?? []
  return {
    text,
    role: role as SectionRole,
    topics: topicsOf(heading),
    heading: bareHeading(heading),
    voice: voiceOf(text, role === 'literature'),
    afterOthers: false,
  }
}

const matches = (pattern: SlotPattern, example: string, lexicon: Lexicon = LEXICON) =>
  matchSlot(pattern, stated(example), lexicon) !== null

/** Every form that is left when one alternative of a group is deleted. */
function withOneLess(says: string): { without: string; says: string }[] {
  const tokens = formParts(says)
  return tokens.flatMap((token, at) => {
    if (!/^[{[]/.test(token)) return []
    const options = optionsOf(token)
    return options.map((option) => {
      const left = options.filter((one) => one !== option)
      const group = left.length > 0 ? [token[0] + left.join('|') + token.at(-1)] : []
      return { without: option, says: [...tokens.slice(0, at), ...group, ...tokens.slice(at + 1)].join(' ') }
    })
  })
}

const all = KNOWLEDGE.flatMap(({ slot, patterns }) =>
  patterns.map((pattern, at) => ({ slot, at: at + 1, pattern })),
)

describe.each(all)('$slot, form $at', ({ pattern }) => {
  it('matches every sentence that states it', () => {
    expect(pattern.yes.filter((example) => !matches(pattern, example))).toEqual([])
    expect(pattern.yes.length).toBeGreaterThan(0)
  })

  it('refuses every sentence that does not', () => {
    expect(pattern.no.filter((example) => matches(pattern, example))).toEqual([])
    expect(pattern.no.length).toBeGreaterThan(0)
  })

  it('needs each of its alternatives', () => {
    const idle = withOneLess(pattern.says)
      .filter(({ says }) => pattern.yes.every((example) => matches({ ...pattern, says }, example)))
      .map(({ without }) => without)
    expect(idle).toEqual([])
  })
})

it('needs every word of the lexicon', () => {
  const idle = Object.entries(LEXICON).flatMap(([name, words]) =>
    words.filter((word) => {
      const lexicon = { ...LEXICON, [name]: words.filter((one) => one !== word) }
      const users = all.filter(({ pattern }) => pattern.says.includes(`<${name}>`))
      return users.every(({ pattern }) => pattern.yes.every((example) => matches(pattern, example, lexicon)))
    }),
  )
  expect(idle).toEqual([])
})

describe.each(SIGNS)('signs of $of', (signs) => {
  const isSign = (example: string, says = signs.says) => {
    const [, role = 'methods', text = example] = example.match(/^([a-z]+): (.+)$/) ?? []
    return isPlaceOf(signs, role, 0) && patternOf(says, LEXICON).test(text)
  }
  const { yes, no, says }: AbsenceSigns = signs

  it('stand wherever the thing is, and not everywhere', () => {
    expect([yes.filter((one) => !isSign(one)), no.filter((one) => isSign(one))]).toEqual([[], []])
  })

  it('needs each of its alternatives', () => {
    const idle = withOneLess(says).filter((left) => yes.every((one) => isSign(one, left.says)))
    expect(idle.map(({ without }) => without)).toEqual([])
  })
})
