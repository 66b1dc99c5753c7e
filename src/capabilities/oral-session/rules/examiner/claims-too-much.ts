/** What no study can show, whatever it is about: told as wrong without a place in the work. */
import type { PlannedQuestion } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'

type Limited = { of: RegExp; never: RegExp; says: string }

const CAUSE = /\b(?:causes?|caused|causal(?:ity)?|proves? that \w+ (?:causes?|leads?)|because of which)\b/i

const LIMITED: readonly Limited[] = [
  {
    of: /\bchi[- ]?squared?\b|χ2/i,
    never: /\bcaus(?:es?|ed|al)\b|\bcontroll(?:s|ing) for\b|\badjusted odds\b/i,
    says: 'A chi-square test shows whether two things go together. It shows no cause and controls for nothing.',
  },
  {
    of: /\balpha\b/i,
    never: /\bvalid(?:ity)?\b|\bmeasures? what it (?:is )?(?:should|meant|supposed|intend\w*|claims?)\b/i,
    says: 'Alpha shows whether the items hang together. It does not show that they measure the right thing.',
  },
  {
    of: /\bcorrelation\b|\bpearson\b|\bspearman\b/i,
    never: CAUSE,
    says: 'A correlation shows that two things go together, and not that one causes the other.',
  },
  {
    of: /\bcross[- ]sectional\b/i,
    never: CAUSE,
    says: 'A cross-sectional study cannot show a cause: everything was measured at one time.',
  },
  {
    of: /\bVIF\b|\btolerance\b|\bmulticollinearity\b/i,
    never: /\bnormal(?:ly|ity)?\b|\bskew\w*|\bsame opinion\b/i,
    says: 'VIF and tolerance speak of predictors that overlap, and not of how the data are distributed.',
  },
]

const WEIGHS =
  /\b(?:not|never|no|cannot|neither|nor|whether|if|only|rather|would|another|should|but)\b|n't\b|\?/i

const FOR_WHOM = /\bfor whom\b/i
const FOR_ALL =
  /\b(?:whole (?:of )?(?:the )?(?:\p{Lu}\p{L}+|world|country|continent)|(?:all|every|each) (?:\p{L}+ )?(?:countr(?:y|ies)|nations?|continents?)|every(?:body|one|where) (?:in|on|else)|all over the world|nobody for whom|represents every(?:body|one))\b/iu
const HOLDS_BACK = /\b(?:does not|do not|not hold|cannot|only|except|but|although)\b|n't\b/i
export const HOLDS_FOR_ALL =
  'You said that it holds for everybody. No sample carries that: name those for whom it does not hold.'

/** Two of its own figures: the one that does not follow is called right. */
const TWO_FIGURES = /your text gives (\S+?),? and your own figures give (\S+?)\.(?:\s|$)/i
const digitsOfFigure = (figure: string): string => figure.replace(/[^\d.]/g, '').replace(/\.$/, '')

function callsTheWrongOneRight(text: string, { lead, asks }: PlannedQuestion): string | undefined {
  const [, given, own] = TWO_FIGURES.exec(`${lead} ${asks}`) ?? []
  if (!given || !own || digitsOfFigure(given) === digitsOfFigure(own)) return undefined
  const named = (figure: string, sentence: string) =>
    new RegExp(`(?<![\\d.,])${digitsOfFigure(figure).replace('.', '\\.')}(?![\\d]|[.,]\\d)`).test(
      sentence.replace(/(?<=\d),(?=\d)/g, ''),
    )
  const isSaid = answerSentences(text).some(
    (sentence) =>
      /\b(?:right|correct|exact(?:ly)?|true)\b/i.test(sentence) &&
      !WEIGHS.test(sentence.replace(/\bno(?:thing)?\b/gi, ' ')) &&
      named(given, sentence),
  )
  return isSaid && !named(own, text)
    ? `You said that ${given} is right; worked out from your own figures it is ${own}.`
    : undefined
}

export function claimsTooMuch(text: string, question: PlannedQuestion): string | undefined {
  const sentences = answerSentences(text)
  const limited = LIMITED.find(({ of, never }) =>
    sentences.some((sentence) => of.test(sentence) && never.test(sentence) && !WEIGHS.test(sentence)),
  )
  if (limited) return limited.says
  if (
    FOR_WHOM.test(question.asks) &&
    sentences.some((one) => FOR_ALL.test(one)) &&
    !HOLDS_BACK.test(text.replace(/nobody for whom it does not\b/gi, ' '))
  )
    return HOLDS_FOR_ALL
  return callsTheWrongOneRight(text, question)
}
