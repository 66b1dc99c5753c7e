/** The two ways in which people come into a study. */
export const PROBABILITY =
  /\b(?:simple|stratified|systematic|cluster|multi-?stage)?[- ]?random(?:ly)?\b|\b(?:systematic|stratified|cluster|probability) sampl|\bevery (?:second|third|fourth|fifth|sixth|tenth|nth)\b|\bby lot\b|\blottery\b/i
export const WITHOUT_CHANCE =
  /\bpurposive(?:ly)?\b|\bpurposeful(?:ly)?\b|\bconvenien(?:ce|t(?:ly)?)\b|\bsnowball|\bquota\b|\bjudg(?:e)?mental\b/i
