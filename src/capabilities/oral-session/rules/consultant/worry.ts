/** A worry gets a human sentence and one small step, and no list. */
import type { ExamPlan } from '../plan/plan.ts'

const IN_DANGER =
  /\b(?:kill(?:ing)? myself|suicid\w*|end (?:my life|it all)|harm(?:ing)? myself|hurt(?:ing)? myself|(?:do(?:n'?t| not) want|no reason) to live|better off dead)\b/i
const FEELS =
  '(?:so |very |really |just |too |a bit |always |quite )*(?:stress(?:ed)?|anxious|afraid|scared|nervous|overwhelmed|panick(?:ing|ed)|panic|exhausted|burn(?:ed|t) out|hopeless|discouraged|frustrated|desperate|ashamed|embarrassed|depressed|tired of|worried|terrified|shaking|crying|demotivated|disappointed)'
const WORRIED = new RegExp(
  [
    `\\b(?:i(?:'m| am| feel| have been| was| get|m)?|i keep|^am|this (?:makes|is making) me) (?:\\w+ ){0,2}${FEELS}`,
    '\\bstressed out|\\bstress is\\b|\\bi have no time\\b|\\b(?:is )?my (?:work|study|thesis|project) (?:is )?(?:useless|worthless|rubbish|a (?:failure|waste))\\b',
    "\\bi (?:can(?:not|'t|t)|can not) (?:do this|cope|sleep|finish|go on|take (?:it|this)|concentrate|stop crying)",
    '\\b(?:feel|feels|thinking|think|want|going|tempted)(?: like| of| to| about)*(?: just)? (?:giv\\w+ up|quit\\w*|dropp?\\w* out|stopp?\\w*(?= (?:school|everything|this))|cry\\w*)|\\bgiving up\\b',
    "\\b(?:i(?:'ll| will| am going to|'m going to)|what if i|afraid (?:i|to)|they will|will they|what if they) (?:ever )?(?:fail|freeze|cry|panic|faint|laugh)\\b",
    '\\bso much pressure|\\btoo much for me|\\blosing hope|\\b(?:lost|have no|losing) (?:\\w+ )?(?:motivation|courage|strength|hope)',
    "\\b(?:feel|feeling)(?: like)? (?:so |very |really |just |i am |i'm |im )*(?:stupid|dumb|lost|alone|behind|sick|bad|useless|(?:like )?a failure|not (?:good|smart|clever|ready)|never)",
    "\\b(?:am|i am|i'm) not ready\\b|\\bimpost[eo]r|\\b(?:i|they will see (?:that )?i) know nothing\\b",
    '\\bnot (?:good|smart|clever) enough (?:for|to)\\b',
    "\\bevery(?:body|one) (?:else|in my class|around me) (?:has|is)|\\b(?:i am|i'm) so (?:far )?behind|\\bhave(?:n't| not) (?:eaten|slept)|\\b(?:just )?want it (?:to be )?over|\\b(?:do not|don't) understand (?:anything|my own)",
    '\\bmy supervisor (?:hates|never answers|ignores|shout\\w*|does not care)',
    '\\bmy (?:mind|head) (?:goes|will go) blank|\\bmy heart (?:beats|is beating|races)|\\bcry in front\\b|\\bhate (?:(?:this|my|the) )?(?:thesis|project|research|work|statistics|writing)',
    "\\bi(?:'m| am|m)? (?:so |very |really )?(?:hate|regret)(?:ting)? (?:this|my|choosing|starting)",
  ].join('|'),
  'i',
)

export const worryIn = (text: string): boolean =>
  IN_DANGER.test(text) || WORRIED.test(text.replace(/[’]/g, "'"))

/** What is asked besides it. */
export const withoutWorry = (text: string): string =>
  text
    .split(
      /(?<=[.!?])\s+|,? (?:and|but) (?=(?:what|how|is|do|can|should|which|will)\b)|,? (?=(?:can|could) you\b|please (?:ask|give|tell)\b)/,
    )
    .filter((sentence) => !worryIn(sentence))
    .join(' ')

const KIND = [
  'That is a lot to carry, and nearly everybody feels it at this point. It says nothing about how good your work is.',
  'I am sorry, that sounds hard. Many good theses were finished by people who felt just so.',
] as const
const OF_DEFENCE =
  /\b(?:defen[cs]e|defend\w*|viva|panel|present\w*|examiners?|in front|speak\w*|blank|they (?:will )?(?:fail|laugh|ask)|fail me)\b/i
const OF_TIME =
  /\b(?:deadlines?|time|weeks?|days?|late|behind|tomorrow|submit\w*|months?|graduat\w*|finish\w*)\b/i
const OF_MYSELF =
  /\b(?:stupid|dumb|useless|failure|impost\w+|know nothing|enough|everybody|smart|clever|understand|alone|quit\w*|giv\w+ up|dropp?\w* out)\b/i

/** A person is needed, and nothing else is said. */
export const onDanger = (asked: string): string | undefined =>
  IN_DANGER.test(asked.replace(/[’]/g, "'")) ? DANGER : undefined
const DANGER =
  'I am glad you said this, and it matters more than any thesis. Please speak today to somebody you trust, to the counselling service of your university, or go to the nearest clinic or hospital. I am only a program, and you deserve a person.'

/** One human sentence, where the same turn asks something: the question is what helps. */
export const kindWord = (turn: number): string => KIND_WORDS[turn % KIND_WORDS.length]!
const KIND_WORDS = [
  'It is natural to be uneasy about that, and knowing the answer helps.',
  'Nearly everybody feels so before it; let us take what you can do.',
] as const

/** The step takes ten minutes, and rests on the work. */
export function onWorry(plan: ExamPlan, asked: string, turn: number): string | undefined {
  if (!worryIn(asked)) return undefined
  const kind = KIND[turn % KIND.length]!
  if (/\b(?:supervisor|lecturer)\b/i.test(asked))
    return `${kind} What a supervisor writes is about a text, and not about you. One small step: send three lines with one question that can be answered by yes or no. Short letters are answered sooner.`
  if (OF_DEFENCE.test(asked))
    return `${kind} Panels expect nerves, most candidates pass, and nobody in that room has spent as long with this work as you have. One small step, ten minutes: ${sayAloud(plan)} If your mind goes blank on the day, say “may I take a moment?” and breathe out; nobody minds.`
  const stood = OF_MYSELF.test(asked) ? whatIsDone(plan) : ''
  if (OF_TIME.test(asked))
    return `${kind} You do not have to do all of it today. One small step, ten minutes: write down every part that is missing, strike out what a reader could do without, and put a date beside the first that is left. Then do only that one.`
  return `${kind} ${stood}You do not have to do all of it. One small step, ten minutes: ${plan.said.aim ? 'write your aim on a slip of paper, and under it the one thing you will do tomorrow morning.' : 'write one sentence on what your work is about, and stop there.'} Then have a rest.`
}

const sayAloud = ({ said }: ExamPlan): string =>
  `stand up and say aloud, to one person or to the wall, ${said.aim ? 'what you wanted to find out, what you did, and what came of it' : 'what your work is about and what came of it'}: three sentences, twice.`

/** What is behind the student already, as far as the record proves it. */
function whatIsDone({ said, kind, questions }: ExamPlan): string {
  if (kind === 'planned' || !questions.some(({ area }) => area === 'results')) return ''
  const n = said.sampleAnalysed?.[0]?.value.match(/^\d[\d,]*$/)?.[0]
  return n
    ? `And look at what is done: you have the answers of ${n}, and a result to show. `
    : 'And look at what is done: you have a method, and a result to show. '
}
