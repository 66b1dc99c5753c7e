/**
 * The engines measured: the rewriter at its strengths, and engines that must fail, to prove that the measures
 * work.
 */
import { FULL_MENDER } from '../../src/assistants/humanizer/rules/mend/find-mistakes.ts'
import { rewrite } from '../../src/assistants/humanizer/rules/rewrite/rewrite.ts'
import { rewrittenText } from '../../src/assistants/humanizer/rules/rewrite/rewriting.ts'
import { STANDARD } from '../../src/assistants/humanizer/rules/settings.ts'
import { STRENGTHS, type Strength } from '../../src/assistants/humanizer/spec.ts'

export type Engine = (text: string) => string

export const builtIn =
  (strength: Strength): Engine =>
  (text) =>
    rewrittenText(rewrite(text, { ...STANDARD, strength }, { mender: FULL_MENDER }))

export const strengths = STRENGTHS

/** A thesaurus that replaces every word. */
const SYNONYMS: Record<string, string> = {
  large: 'sizeable',
  small: 'diminutive',
  show: 'evince',
  shows: 'evinces',
  used: 'employed',
  found: 'discovered',
  said: 'articulated',
  many: 'manifold',
  people: 'persons',
  because: 'inasmuch as',
  about: 'circa',
  more: 'increasingly',
  than: 'as opposed to',
  first: 'initial',
  the: 'said',
}
const overEditing: Engine = (text) => text.replace(/\b[a-z]+\b/g, (word) => SYNONYMS[word] ?? word)

/** Reads well, and states other figures, sources and outcomes. */
const factChanging: Engine = (text) =>
  builtIn('medium')(text)
    .replace(/\d+(?=%)/, (figure) => String(Number(figure) + 1))
    .replace(/\bnot\b/, '')
    .replace(/\bhigher\b/, 'lower')
    .replace(/\(\p{Lu}\p{L}+/u, '(Smith')

/** Forgets the ending of what it replaces. */
const ungrammatical: Engine = (text) =>
  text.replace(/\b(?:utilized|plays|fosters|serves|has)\b/g, 'have use').replace(/\ban? /g, 'an a ')

export const planted: Record<string, Engine> = { overEditing, factChanging, ungrammatical }
