/**
 * A model's own judgement, advice or question. Nothing is held against it but this: it accuses nobody, passes on no order,
 * and is prose in English.
 */
import { givesOrders } from '../document/orders.ts'
import { otherLanguageOf } from '../document/other-language.ts'
import type { Drop } from './drops.ts'

const NO_PROSE = /https?:|www\.|<\/?\w+[^>]*>|!\[|\]\(|```|\n/
/** A program accuses no one. */
const ACCUSES =
  /\b(?:plagiari\w+|fabricat\w+|falsif\w+|fraud\w*|cheat\w*|dishonest\w*|liar|lied|lying|forged|ghost-?writ\w+|misconduct|stolen|invented (?:by|data|results)|made up (?:data|results|the)|(?:written|generated) by (?:an? )?(?:AI|ChatGPT|machine|model)|stupid|lazy|incompetent|worthless|ridiculous)\b/i
const PERSON = /\b(?:students?|authors?|you|your|candidates?|researchers?|writers?|supervisors?|he|she)\b/i

/** `isOwnWord`: whether the document itself uses a word: a study of fraud speaks of fraud. */
export function faultOfJudgement(
  says: string,
  isOwnWord: (word: string) => boolean = () => false,
): Drop | null {
  if (NO_PROSE.test(says)) return 'no-prose'
  if (givesOrders(says)) return 'order'
  const accusing = ACCUSES.exec(says)?.[0]
  if (accusing && (PERSON.test(says) || !isOwnWord(accusing.toLowerCase()))) return 'accusation'
  return otherLanguageOf(says) ? 'language' : null
}
