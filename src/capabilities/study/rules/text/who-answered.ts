/** Who took part, told in figures: "55% were male" is of the sample, and answers none of a work's questions. */
const TRAIT =
  /\b(?:(?:fe)?males?|sex|gender|aged?|ages|years? old|age groups?|married|divorced|widow\w*|marital|educational (?:level|status|background|qualification)s?|level of education|degree holders?|bachelors?|diplomas?|certificates?|illiterate|able to read and write|(?:primary|secondary|elementary) (?:school|education)|christians?|muslims?|religio\w*|ethnic\w*|tribe|occupation\w*|employ(?:ed|ment) status|(?:work(?:ing)?|years of) experience|household (?:size|heads?)|response rate|questionnaires? (?:were|was))\b/i
const SHARE = /\d\s?(?:%|per\s?cent)|\b(?:mean|average|median) age\b|\bages? (?:ranged|between)\b|\(\d+\)/i
/** Where a trait is held against something, the sentence is a finding. */
const OUTCOME =
  /\b(?:significan\w+|associat\w+|correlat\w+|relationships?|effects?|affect\w*|impacts?|influenc\w+|(?:more|less) likely|odds|predict\w*|regress\w*|differ\w*|than|agree\w*|disagree\w*|reported|perceiv\w+|satisf\w+|knowledge|practi[cs]\w+|attitudes?|aware\w*|prevalen\w+|infect\w*|use[sd]?|using|caused?|improv\w+|increas\w+|reduc\w+)\b|\bp\s?[<=>]/i

export const tellsWhoAnswered = (text: string): boolean =>
  TRAIT.test(text) && SHARE.test(text) && !OUTCOME.test(text)
