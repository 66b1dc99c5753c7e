/**
 * Text in a work addressed to its assessor (prompt injection), not its readers: neither read out, nor asked about, nor
 * obeyed.
 */
const ORDERS: readonly RegExp[] = [
  /\bignore (?:all|any|your|the|these|every|previous|prior|earlier)\b.{0,40}\b(?:instructions?|rules?|prompts?|orders?)\b/i,
  /\b(?:you are|you're|act as|pretend (?:to be|that you are))\b.{0,20}\b(?:friend|assistant|examiner|chatbot|language model|AI)\b/i,
  /\b(?:note|message|instructions?|attention|advice) (?:to|for) (?:the |any |my )?(?:AI|artificial|examiners?|models?|assistants?|graders?|markers?|language model)\b/i,
  /^\s*(?:examiner|assistant|AI|grader|marker|system)\s*:/i,
  /\b(?:examiners?|graders?|markers?|you) (?:must|should|shall|has to|have to|will) (?:\w+ )?(?:award|give|grant|pass|mark)\b/i,
  /\b(?:give|award|grant) (?:this|my|the|it) (?:\w+ ){0,2}(?:full|top|high|good|best|maximum|\d+)\b/i,
  /\bdo(?:es)? not ask (?:about|for|me|any|the (?:student|candidate))\b/i,
]

export const isOrder = (text: string): boolean => ORDERS.some((order) => order.test(text))
