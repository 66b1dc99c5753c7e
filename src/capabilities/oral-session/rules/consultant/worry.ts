/** A worry gets a human sentence and one small step, and no list. */
import type { ExamPlan } from '../plan/plan.ts'

const IN_DANGER =
  /\b(?:kill(?:ing)? myself|suicid\w*|end my life|harm(?:ing)? myself|do(?:n't| not) want to live)\b/i
const WORRIED =
  /\b(?:i(?:'m| am| feel| have been| was)? (?:\w+ ){0,3}(?:stress(?:ed)?|anxious|afraid|scared|nervous|overwhelmed|panick(?:ing|ed)|exhausted|burn(?:ed|t) out|hopeless|discouraged|frustrated|desperate|ashamed)|stressed out|i (?:can(?:not|'t)|can not) (?:do this|cope|sleep|finish|go on|take it)|i (?:want|am going|feel like) to (?:give|giving) up|giving up|i(?:'ll| will| am going to) fail|afraid (?:of|that)|so much pressure|too much for me|losing hope|(?:lost|have no|losing) (?:\w+ )?(?:motivation|courage|strength|hope)|i (?:really )?feel (?:so |very |really |just )?(?:stupid|dumb|lost|alone|behind|sick|bad|useless|like a failure)|everybody else (?:has|is)|have(?:n't| not) (?:eaten|slept)|(?:just )?want it (?:to be )?over|(?:do not|don't) understand (?:anything|my own)|my supervisor (?:hates|does not answer|never answers|ignores))\b/i

export const worryIn = (text: string): boolean =>
  IN_DANGER.test(text) || WORRIED.test(text.replace(/[’]/g, "'"))

const KIND = [
  'That is a lot to carry, and nearly everybody feels it at this point. It says nothing about how good your work is.',
  'I am sorry, that sounds hard. Many good theses were finished by people who felt just so.',
] as const

/** The step takes ten minutes, and rests on the work. */
export function onWorry({ said }: ExamPlan, asked: string, turn: number): string | undefined {
  if (IN_DANGER.test(asked))
    return 'I am glad you said this, and it matters more than any thesis. Please speak today to somebody you trust, to the counselling service of your university, or go to the nearest clinic or hospital. I am only a program, and you deserve a person.'
  if (!worryIn(asked)) return undefined
  const kind = KIND[turn % KIND.length]!
  if (/\bsupervisor\b/i.test(asked))
    return `${kind} One small step: write your supervisor three lines with one question that can be answered by yes or no. Short letters are answered sooner.`
  const step = said.aim
    ? 'Write your aim on a slip of paper, and under it the one thing you will do tomorrow morning.'
    : 'Write one sentence on what your work is about, and stop there.'
  return `${kind} You do not have to do all of it. One small step, ten minutes: ${step.charAt(0).toLowerCase()}${step.slice(1)} Then have a rest.`
}
