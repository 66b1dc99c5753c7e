/** The two ways in which people come into a study. */
export const PROBABILITY =
  /\b(?:simple|stratified|systematic|cluster|multi-?stage)?[- ]?random(?:ly)?\b|\bprobability sampl|\bby lot\b|\blottery\b/i
export const WITHOUT_CHANCE =
  /\bpurposive(?:ly)?\b|\bpurposeful(?:ly)?\b|\bconvenien(?:ce|t(?:ly)?)\b|\bsnowball|\bquota\b|\bjudg(?:e)?mental\b/i
