/**
 * A model's text, sentence by sentence through the gate. What says the same is taken as changes; what says something else is offered
 * to the student beside their own sentence; what has other facts is not shown, and the rules mend that sentence instead.
 */
import { withoutInvisible } from '#kit/invisible.ts'
import { FULL_MENDER } from '../mend/find-mistakes.ts'
import { compare } from '../rewrite/gate.ts'
import { rewrite } from '../rewrite/rewrite.ts'
import type { Settings } from '../settings.ts'
import { type Change, covers, overlaps, type TextSpan } from '../text/change.ts'
import { readProse } from '../text/read-prose.ts'
import { inVoice } from '../voice/in-voice.ts'
import { alignSentences } from './align-sentences.ts'
import { OTHER_WORDS, SHORTER, WHAT_DIFFERS } from './what-differs.ts'
import { wordChanges } from './word-changes.ts'
import { ENOUGH_KEPT, losesClause, shareKept } from './words-in-common.ts'

type Sentence = TextSpan & { paragraph: number }

/** A wording the student decides about. */
export type Choice = TextSpan & { text: string; differs: string }
export type ModelChanges = {
  changes: Change[]
  choices: Choice[]
  /** What was wrong with each sentence that is not shown. */
  turnedDown: string[]
}

export function changesOfModel(given: string, answer: string, settings: Settings): ModelChanges {
  const paragraphs = readProse(given, settings.terms)
  const sentences: Sentence[] = paragraphs.flatMap(({ from, sentences: own }, paragraph) =>
    own.map((span) => ({ from: span.from + from, to: span.to + from, paragraph })),
  )
  const locked = paragraphs.flatMap(({ from, locked: own }) =>
    own.map((span) => ({ from: span.from + from, to: span.to + from })),
  )
  const written = readProse(withoutPreface(withoutInvisible(answer), given)).flatMap(
    ({ text, sentences: own }) => own.map(({ from, to }) => text.slice(from, to)),
  )
  const made: ModelChanges = { changes: [], choices: [], turnedDown: [] }
  let byRules: { all?: readonly Change[]; mended?: readonly Change[] } = {}
  const rules = (span: TextSpan, kind: 'all' | 'mended') => {
    byRules = {
      ...byRules,
      [kind]:
        byRules[kind] ??
        rewrite(given, kind === 'all' ? settings : { ...settings, strength: 'mend' }, {
          mender: FULL_MENDER,
          inVoice,
        }).changes,
    }
    made.changes.push(...byRules[kind]!.filter((change) => covers(span, change)))
  }
  const pairs = alignSentences(
    sentences.map(({ from, to }) => given.slice(from, to)),
    written,
  )
  for (const {
    given: [i, toI],
    written: [j, toJ],
  } of pairs) {
    const [first, last] = [sentences[i], sentences[toI - 1]]
    if (!first || !last || toI === i) {
      made.turnedDown.push('a sentence was added')
      continue
    }
    const span = { from: first.from, to: last.to }
    const after = written.slice(j, toJ).join(' ')
    if (after === '' || first.paragraph !== last.paragraph) {
      made.turnedDown.push(after === '' ? 'a sentence was left out' : 'two paragraphs were joined')
      rules(span, 'all')
      continue
    }
    const before = given.slice(span.from, span.to)
    const kept = shareKept(before, after)
    if (kept === 0) {
      made.turnedDown.push('it was about something else')
      rules(span, 'all')
      continue
    }
    const mustKeep = locked.filter((one) => overlaps(one, span)).map(({ from, to }) => given.slice(from, to))
    const verdict = compare(before, after, mustKeep)
    const isShorter = losesClause(before, after)
    if (verdict.says === 'the same' && kept >= ENOUGH_KEPT && !isShorter)
      made.changes.push(
        ...wordChanges(before, after).map((change) => ({
          ...change,
          from: change.from + span.from,
          to: change.to + span.from,
        })),
      )
    else if (verdict.says === 'other facts') {
      made.turnedDown.push(verdict.differs)
      rules(span, 'all')
    } else {
      const asWritten = isShorter ? SHORTER : OTHER_WORDS
      const differs = verdict.says === 'the same' ? asWritten : WHAT_DIFFERS[verdict.differs]
      made.choices.push({ ...span, text: after, differs })
      rules(span, 'mended')
    }
  }
  made.changes.sort((a, b) => a.from - b.from)
  return made
}

/** "Here is the rewritten text:" is no part of it. */
const PREFACE =
  /^\s*(?:(?:sure|certainly|of course)[!,.]?\s*)?(?:here(?:['’]s| is)[^\n]{0,120}|(?:the )?rewritten (?:text|version)[^\n]{0,60}):\s*\n+/i
const withoutPreface = (answer: string, given: string) =>
  PREFACE.test(given) ? answer : answer.replace(PREFACE, '')
