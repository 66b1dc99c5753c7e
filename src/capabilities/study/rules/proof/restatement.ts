/**
 * A model's shorter words for sentences of the document, as on a slide. They are told as what the work states, so every
 * number, name and direction has to be in those very sentences.
 */
import { contentStems } from '#kit/text/content-stems.ts'
import { splitSentences } from '#kit/text/split-sentences.ts'
import { isOpposedBy } from './direction.ts'
import type { Drop } from './drops.ts'
import { faultOfJudgement } from './judgement.ts'
import { looksLikeName } from './looks-like-name.ts'
import { claimNotIn } from './restated-claims.ts'
import { tokensOf } from './tokens.ts'
import { measuresIn } from './units.ts'

export type Restated = {
  sentences: readonly string[]
  title: string
  /** Words that are no names, wherever they stand. */
  ordinary: ReadonlySet<string>
}

export function faultOfRestatement(says: string, from: Restated): Drop | null {
  const fault = faultOfJudgement(says)
  if (fault) return fault
  const ground = from.sentences.join('\n')
  if (namesNotIn(says, from).length > 0) return 'name'
  const given = measuresIn(ground)
  const isOther = measuresIn(says).some(
    ({ number, unit }) =>
      given.some((one) => one.number === number) &&
      !given.some((one) => one.number === number && one.unit === unit),
  )
  if (isOther) return 'unit'
  const added = claimNotIn(says, from.sentences)
  if (added) return added
  const stems = new Set(contentStems(says))
  const meant = from.sentences
    .flatMap((text) => splitSentences(text).map((span) => span.text))
    .filter((text) => new Set(contentStems(text).filter((stem) => stems.has(stem))).size >= 2)
  return meant.length > 0 && isOpposedBy(says, meant) ? 'turned-round' : null
}

function namesNotIn(says: string, { sentences, title, ordinary }: Restated): string[] {
  const known = new Set(tokensOf(`${sentences.join('\n')}\n${title}`).map(({ form }) => plainName(form)))
  return splitSentences(says).flatMap(({ text }) => {
    const shouted = new Set(
      (text.match(/\b(?:\p{Lu}{2,}|\p{L}\p{Ll}*\p{Lu})[\p{L}\d]*/gu) ?? []).map((word) => word.toLowerCase()),
    )
    return tokensOf(text)
      .filter(({ kind }) => kind === 'word')
      .filter(({ form, isName }, at) => {
        const name = plainName(form)
        // Whoever speaks is no name.
        if (name === 'i' || known.has(name)) return false
        const isNamed = isName && (at > 0 || looksLikeName(`${name[0]?.toUpperCase()}${name.slice(1)}`))
        return shouted.has(form) || (isNamed && !ordinary.has(name))
      })
      .map(({ form }) => form)
  })
}

const plainName = (form: string) => form.replace(/'s$/, '')
