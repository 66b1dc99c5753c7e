/** "What is the difference between hives of bark and of clay": a place on the one, and a place on the other. */
import type { StudyEvidence } from '../document/evidence.ts'
import type { OpenStudy } from '../open-study.ts'
import { statisticIn } from './figures/statistic-asked.ts'
import { lookUpIn } from './look-up/look-up.ts'

const ASKS =
  /\bdifferences? between (.{3,60}?) and (.{3,60}?)(?:\s(?:in|of) (?:my|the|this|our) .*)?\W*$|\bhow (?:is|are|was|were|does|do|did) (.{3,60}?) (?:different|differ) from (.{3,60}?)\W*$/i
/** "The bark one" */
const ONE = /\bones?$/i

export function differenceAsked(question: string, study: OpenStudy): StudyEvidence[] {
  const [, ...sides] = ASKS.exec(question) ?? []
  const [first, second] = sides.filter((one) => one !== undefined)
  if (!first || !second || statisticIn(question)) return []
  const lastOf = (words: string) => words.split(/\s+/).at(-1)!
  const whole = ONE.test(second) ? second.replace(ONE, lastOf(first)) : second
  const one = first.includes(' ') ? first : `${first} ${lastOf(whole)}`
  const places = [one, whole].map((side) => lookUpIn(study, `what is ${side}`).evidence[0])
  const [here, there] = places
  return here && there && here.sentenceId !== there.sentenceId ? [here, there] : []
}
