/** Names in a model's sentence: a place, a person, a program, a test. Each must occur in the sentence's evidence. */
import { splitSentences } from '#kit/text/split-sentences.ts'
import { tokensOf } from './tokens.ts'

/** Capitalised words that are not names. */
const NO_NAMES = new Set(
  'i chapter section table figure appendix page examiner examiners supervisor student abstract methods results discussion conclusion introduction literature references english'.split(
    ' ',
  ),
)
/** Usual openings of sentences of judgement, besides every word of the document. */
const BEGINNINGS = new Set(
  `the this that these those it its in on at for from with by as an a he she they we i you there our his her their to of and
but after before during since many some all each both no not if
only using one two three several more less another other given once still even nothing none nobody neither without
instead saying say state explain justify report give add name describe compare check consider rest does do did is are was
were has have can could should would may might will why who which whom whose whether until through whole part between
among under over within across about against figures numbers readers reader claims claim reasons reason asking taking
reading naming stating giving adding counting comparing measuring generalising generalizing causal limits words what said
account sentence sentences statement statements wording meaning conclusion conclusions evidence choice choices sample
sampling size design method methods measure measures measurement result results finding findings analysis question
questions answer answers aim aims objective objectives hypothesis hypotheses theory literature study studies research work
chapter paragraph text table figure row data variable variables group groups test tests model models value values mean
means percentage percentages share shares rate rates difference differences effect effects relation relationship link
association correlation cause causes factor factors limitation limitations weakness strength strengths problem problems gap
gaps contribution recommendation recommendations advice step steps time period place setting instrument questionnaire
interview interviews participants respondents ethics consent reliability validity bias self-report selection response
clearly exactly first second third last finally also again later earlier often always never perhaps possibly probably
likely strictly such none few fewer half most neither nor either same different similar equal large small high low higher
lower too very quite rather well good strong weak clear unclear open missing left nearly almost here now then so yet since
because unless despite besides beyond based instead like unlike together alone apart how where when while although though
however therefore moreover furthermore thus hence otherwise overall generally usually mainly mostly partly fully careful
naming showing explaining describing defining reporting claiming concluding suggesting using testing adding leaving making
saying discussing linking relating combining mixing choosing selecting excluding including considering following`.split(
    /\s+/,
  ),
)

/** The names in `text` that are neither in `grounds` nor, in lower case, anywhere in the document. */
export function namesNotIn(text: string, grounds: string, ordinary: ReadonlySet<string>): string[] {
  const known = new Set(tokensOf(grounds).map(({ form }) => withoutPossessive(form)))
  return splitSentences(text).flatMap((sentence) => {
    const words = tokensOf(sentence.text).filter(({ kind }) => kind === 'word')
    const shouted = new Set(
      (sentence.text.match(/\b(?:\p{Lu}{2,}|\p{L}\p{Ll}*\p{Lu})[\p{L}\d]*/gu) ?? []).map((word) =>
        word.toLowerCase(),
      ),
    )
    return words
      .filter(({ form, isName }, at) => {
        const name = withoutPossessive(form)
        if (known.has(name) || NO_NAMES.has(name)) return false
        if (shouted.has(form)) return true
        if (!isName) return false
        return at > 0 || !(ordinary.has(name) || BEGINNINGS.has(name))
      })
      .map(({ form }) => form)
  })
}

const withoutPossessive = (form: string) => form.replace(/'s$/, '')
