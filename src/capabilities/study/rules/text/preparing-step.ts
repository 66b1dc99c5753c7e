/** People asked before a study begins: the pilot, the experts who judge an instrument, those on whom its wording is tried. They are not its sample. */

const INSTRUMENT =
  '(?:questionnaires?|instruments?|tools?|items?|questions?|wording|scales?|checklists?|(?:interview )?(?:guides?|schedules?|protocols?))'

/** Anywhere in a sentence, these mean that its counts belong to the preparation. */
const FOR_THE_INSTRUMENT = [
  String.raw`\bto (?:further )?(?:develop|refine|improve|check|test|clarify|adjust|revise|word|design) (?:the |its |their |our )?(?:\w+ ){0,3}?${INSTRUMENT}\b`,
  String.raw`\b(?:before|prior to|ahead of) the (?:main|actual|full) (?:study|survey|research|data collection|field ?work)\b`,
  String.raw`\bcognitive interviews?\b`,
  String.raw`\bpreliminary (?:interviews?|survey|field visit)\b`,
  String.raw`\b(?:tried|trialled) out (?:on|with|among)\b`,
  String.raw`\b(?:content|face) validity\b`,
  String.raw`\bexperts?\b[^.]{0,60}\b(?:judge[sd]?|review(?:ed)?|validat(?:e|ed)|rated?|assess(?:ed)?|examined?|check(?:ed)?|scrutini[sz]ed?)\b[^.]{0,30}\b${INSTRUMENT}\b`,
  String.raw`\b${INSTRUMENT}\b[^.]{0,40}\b(?:judged|reviewed|validated|rated|assessed|examined|checked|scrutini[sz]ed)\b[^.]{0,40}\bexperts?\b`,
].join('|')

export const PREPARING_STEP = new RegExp(FOR_THE_INSTRUMENT, 'i')
