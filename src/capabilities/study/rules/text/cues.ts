/** The function of a sentence in a thesis, by its usual phrasing. Shared by summary, questions and outline. */
export type Move =
  | 'aim'
  | 'gap'
  | 'question'
  | 'method'
  | 'sample'
  | 'finding'
  | 'no-effect'
  | 'surprise'
  | 'limitation'
  | 'conclusion'
  | 'recommendation'
  | 'contribution'
  | 'theory'
  | 'further-work'

const CUES: readonly [Move, RegExp][] = [
  [
    'aim',
    /\b(?:aim(?:s|ed)?|purpose|objectives?|goal)\b[^.]{0,60}\b(?:was|is|were|are|to|of this)\b|\b(?:this|the present|the) (?:study|thesis|paper|research|dissertation|project) (?:aims?|aimed|seeks?|sought|set out|intends?|intended|attempts?|attempted|investigates?|investigated|examines?|examined|explores?|explored|assesses|assessed|determined) (?:to\b|the\b|how\b|whether\b|factors\b|a\b)/i,
  ],
  [
    'question',
    /\bresearch questions?\b|\bhypothes[ie]s (?:was|were|is|are|that|stated)|\bit (?:was|is) hypothesi[sz]ed\b/i,
  ],
  [
    'gap',
    /\b(?:little|not much|less) is known\b|\bfew studies\b|\b(?:gap|lack|paucity|scarcity|absence|dearth) (?:in|of) (?:the )?(?:\w+ )?(?:literature|research|knowledge|evidence|studies|data|information)\b|\b(?:has|have) (?:not (?:yet )?been|rarely been|received little)\b|\bremains? (?:largely |mostly |still |relatively )?(?:unclear|unknown|unexplored|unexamined|unresolved|understudied|poorly (?:understood|known)|under-?researched)\b|\b(?:it is|is) (?:still |largely )?(?:unclear|unknown|not (?:yet )?known)\b|\b(?:has|have) (?:thus |so far )?never been?\b|\bno (?:known )?stud(?:y|ies)\b/i,
  ],
  [
    'limitation',
    /\blimitations?\b|\bshortcomings?\b|\bcannot be generali[sz]ed\b|\bshould be (?:interpreted|treated|read) with caution\b|\bmay have (?:introduced|affected|biased|led to)\b|\b(?:recall|selection|response|social desirability) bias\b|\bwas (?:not possible|limited (?:to|by))\b/i,
  ],
  ['further-work', /\b(?:further|future|more) (?:research|studies|study|work|investigation)\b/i],
  [
    'recommendation',
    /\brecommend(?:s|ed|ations?|ing)?\b|\bit is (?:advised|suggested|proposed) that\b|\bshould (?:be )?(?:consider|introduc|provid|strengthen|invest|train|schedul|revis|review|increas|adopt|establish|ensur|promot|support)\w*/i,
  ],
  [
    'conclusion',
    /\b(?:in conclusion|the study (?:concludes?|concluded)|we conclude|it (?:is|can be|was) concluded|this (?:study|thesis) (?:has )?(?:shows?|shown|demonstrates?|demonstrated))\b/i,
  ],
  [
    'contribution',
    /\b(?:contribut(?:es?|ed|ion|ions) (?:to|of)|significance of th(?:e|is) study|adds to (?:the )?(?:knowledge|literature)|first study to|novel(?:ty)?)\b/i,
  ],
  [
    'no-effect',
    /\b(?:not|no)\b[^.]{0,30}\b(?:significant(?:ly)?|associated|association|difference|relationship|effect|influence)\b|\b(?:made no|did not (?:differ|affect|influence|predict|change))\b|\bnon-?significant\b/i,
  ],
  [
    'surprise',
    /\b(?:surprising(?:ly)?|unexpected(?:ly)?|contrary to (?:expectations?|the hypothesis)|in contrast to (?:expectations?|our hypothesis)|interestingly)\b/i,
  ],
  [
    'sample',
    /\bsample (?:size|of)\b|\b(?:respondents|participants) (?:were|was) (?:selected|sampled|recruited|chosen)\b|\b(?:purposive|snowball|convenience|stratified|systematic|simple random|cluster|multi-?stage|quota)(?:ly)? (?:random )?sampl\w+|\brandomly selected\b|\bresponse rate\b|\b\d[\d,]*\s+(?:\w+\s+){0,3}(?:completed|participated|returned|took part|responded|were interviewed)\b|\b(?:survey|sample|total) of \d/i,
  ],
  [
    'method',
    /\b(?:was|were) (?:used|employed|conducted|adopted|analy[sz]ed|collected|administered|measured|transcribed|coded)\b|\b(?:design|approach|questionnaires?|interviews?|regression|ANOVA|SPSS|Stata|NVivo|thematic analysis)\b/i,
  ],
  [
    'theory',
    /\b(?:theor(?:y|ies|etical)|model of|framework|guided by|underpinned by|health belief model|technology acceptance model)\b/i,
  ],
  [
    'finding',
    /\b(?:found|show(?:s|ed)?|reveal(?:s|ed)?|indicat(?:es?|ed)|report(?:s|ed)|demonstrat(?:es?|ed)|observed|results?|findings?|significant(?:ly)?|associated|correlat\w+|predict(?:s|ed|or)|increased|decreased|higher|lower|more likely|less likely|majority|most of|more \w+(?: \w+)? than|less \w+(?: \w+)? than|than (?:those|other|the)|themes? (?:were|was|emerged)|was described|were described|main (?:reason|burden|barrier)|gave (?:a|the))\b/i,
  ],
]

export const movesOf = (text: string): Move[] =>
  CUES.filter(([, cue]) => cue.test(text)).map(([move]) => move)

export const makes = (text: string, move: Move): boolean =>
  CUES.some(([name, cue]) => name === move && cue.test(text))
