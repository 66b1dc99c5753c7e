import { describe, expect, it } from 'vitest'
import { findBreaches } from './find-breaches.ts'

const inFile = (text: string, path = 'src/assistants/decoder/web/sample.ts') =>
  findBreaches([{ path, text }]).map((breach) => breach.replace(`${path}: `, ''))

const EVENT = "export type PressEvent = { type: 'pressed' } | { type: 'left' }\n"

describe('the dispatch of a reducer', () => {
  it.each([
    ['of React', 'const [state, dispatch] = useReducer(next, 0)', 'dispatch'],
    ['of a driver', `${EVENT}function tell(event: PressEvent) {\n  state = next(state, event)\n}`, 'tell'],
    ['in a type of parts', `${EVENT}type Parts = { tell(event: PressEvent): void }`, 'tell'],
    ['as a property', `${EVENT}type Parts = { dispatch: (event: PressEvent) => void }`, 'dispatch'],
  ])('%s is send', (_, text, name) => {
    expect(inFile(text)).toEqual([`the dispatch of a reducer is called 'send', here '${name}'`])
    expect(inFile(text.replaceAll(name, 'send'))).toEqual([])
    expect(inFile(text.replaceAll(name, 'sendReview'))).toEqual([])
  })

  it.each([
    ['a listener', `${EVENT}type Parts = { onPress(event: PressEvent): void }`],
    ['a reducer', `${EVENT}function next(state: number, event: PressEvent) {\n  return state\n}`],
    ['what reads an event', `${EVENT}function wordsOf(event: PressEvent): string {\n  return ''\n}`],
    ['what a browser dispatches', 'function press(event: KeyboardEvent): void {}'],
  ])('is not %s', (_, text) => {
    expect(inFile(text)).toEqual([])
  })
})

describe('the words of a union', () => {
  it.each([
    ['with a space', "type State = 'open' | 'half open'", 'half open'],
    ['with an underscore', "type State = 'open' | 'half_open'", 'half_open'],
    ['in camel case', "type Check = 'notSignedIn' | 'offline'", 'notSignedIn'],
    ['with a capital', "type Look = { status: 'Online' | 'away' }", 'Online'],
    [
      'in a list',
      "const CHECKS = ['offline', 'noEmail'] as const\ntype C = (typeof CHECKS)[number]",
      'noEmail',
    ],
    ['in Zod', "const Check = z.enum(['offline', 'gone away'])", 'gone away'],
    ['in a list for Zod', "const ALL = ['offline', 'goneAway'] as const\nz.enum(ALL)", 'goneAway'],
    ['alone in Zod', "const Check = z.literal('goneAway')", 'goneAway'],
  ])('are kebab-case %s', (_, text, word) => {
    expect(inFile(text)).toEqual([
      `'${word}' is not kebab-case, and no reason is given in scripts/words/as-written.ts`,
    ])
  })

  it('are found in a list that another file makes a union of', () => {
    const list = { path: 'src/kit/list.ts', text: "export const ALL = ['oneWord'] as const" }
    const use = { path: 'src/kit/use.ts', text: "import { ALL } from './list.ts'\nz.enum(ALL)" }
    expect(findBreaches([list, use])).toHaveLength(1)
  })

  it.each([
    ['a provider’s status', "type Status = 'ACCEPTED' | 'IN_RECONCILIATION'"],
    ['a word with a reason', "type Name = 'firstName' | 'lastName'"],
    ['the names of properties', "type Part = Pick<Whole, 'onPress' | 'onLeave'>"],
    ['a list that is no union', "const NAMES = ['Chipo Mwansa'] as const"],
  ])('may be %s', (_, text) => {
    expect(inFile(text)).toEqual([])
  })
})

describe('the members of a union', () => {
  it.each([
    ['an event', "type PressEvent = { kind: 'a' } | { kind: 'b' }", 'kind', 'type'],
    ['a state', "type RoomState = { kind: 'a' } | { kind: 'b' }", 'kind', 'name'],
    ['a state of yes or no', 'type AccessState = { paid: true } | { paid: false }', 'paid', 'name'],
  ])('of %s are told apart by the usual word', (_, text, tag, wanted) => {
    expect(inFile(text)[0]).toContain(`is told apart by '${tag}', not by '${wanted}'`)
    expect(inFile(text.replaceAll(tag, wanted))).toEqual([])
  })

  it.each(['state', 'what', 'status'])('of no matter what are never told apart by %s', (tag) => {
    expect(inFile(`export type Outcome = { ${tag}: 'done' } | { ${tag}: 'failed'; code: string }`)).toEqual([
      `Outcome is told apart by '${tag}', not by 'type', 'name', 'kind', 'ok', 'role'`,
    ])
  })
})

describe('a name', () => {
  const room = 'export default function Room() {}'
  const twice = (one: string, other: string) =>
    findBreaches([
      { path: one, text: room },
      { path: other, text: 'export type Room = string' },
    ])

  it('stands for one thing in a slice, also as a default export', () => {
    expect(
      twice('src/assistants/slides/web/unlocked-screen.tsx', 'src/assistants/slides/rules/room.ts'),
    ).toEqual([
      'one name twice in a slice: Room (src/assistants/slides) in web/unlocked-screen.tsx and rules/room.ts',
    ])
  })

  it('may stand for another in another slice', () => {
    expect(
      twice(
        'src/assistants/slides/web/unlocked-screen.tsx',
        'src/assistants/decoder/web/unlocked-screen.tsx',
      ),
    ).toEqual([])
  })
})
