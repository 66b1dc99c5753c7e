/** A question of the student instead of an answer, or a worry: a consultant answers these before anything else. */
import { worryIn } from './worry.ts'

const LEAD = /^(?:(?:so|and|but|please|okay|ok|well|sorry|excuse me|thank you|yes|no)[,.]? )*/
const ASKS =
  /^(?:how (?:do|can|could|should|would|must|many|much|long|is|are|to)\b|what (?:is|are|do|does|should|would|can|if)\b|which \w+ (?:should|do|is|would)\b|why (?:is|are|do|does|should)\b|(?:where|when) (?:do|should|can|is)\b|(?:should|can|could|must|may|shall) i\b|is (?:it|there|this|my)\b|are there\b|(?:can|could|would|will) you (?:please )?(?:tell|explain|help|advise|give|show|recommend|check|look|suggest|write|make)\b|(?:please )?(?:give|show|suggest|write|explain|define|compare|summari[sz]e|list|calculate|make) (?:me|us|to me|a|an|the|some|my|what|how|why|\d+|two|three)\b|i need (?:help|an? (?:example|idea)|to know|advice)\b|i (?:do not|don't|dont) (?:know|understand) (?:how|what|which|why|where|when) (?:to|i|it|the|a)\b|what about\b|any (?:advice|tips|ideas?)\b|i (?:want|would like|'d like|wanted) to (?:ask|know)\b|(?:please )?(?:advise|help) me\b|tell me (?:how|what|about|more|if|whether|which)\b)/

/** A long one without its mark is an answer that begins like a question. */
const LONG = 25

export function asksAdvice(text: string): boolean {
  const said = text.toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ').trim()
  if (said.endsWith('?') || worryIn(text)) return true
  return said.split(' ').length <= LONG && ASKS.test(said.replace(LEAD, ''))
}
