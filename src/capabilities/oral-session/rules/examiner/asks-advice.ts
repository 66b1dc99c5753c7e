/** Detects a question from the student instead of an answer: a consultant is asked things, an examiner asks. */
const LEAD = /^(?:(?:so|and|but|please|okay|ok|well|sorry|excuse me|thank you|yes|no)[,.]? )*/
const ASKS =
  /^(?:how (?:do|can|could|should|would|must|many|much|long|is|are|to)\b|what (?:is|are|do|does|should|would|can|if)\b|which \w+ (?:should|do|is|would)\b|why (?:is|are|do|does|should)\b|(?:where|when) (?:do|should|can|is)\b|(?:should|can|could|must|may|shall) i\b|is (?:it|there|this|my)\b|are there\b|(?:can|could|would|will) you (?:please )?(?:tell|explain|help|advise|give|show|recommend)\b|i (?:want|would like|'d like|wanted) to (?:ask|know)\b|(?:please )?(?:advise|help) me\b|tell me (?:how|what|about|more)\b)/
/** A long one without its mark is an answer that begins like a question. */
const LONG = 25

export function asksAdvice(text: string): boolean {
  const said = text.toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ').trim()
  if (said.endsWith('?')) return true
  return said.split(' ').length <= LONG && ASKS.test(said.replace(LEAD, ''))
}
