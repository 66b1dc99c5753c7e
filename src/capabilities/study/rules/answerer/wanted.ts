/** What a question wants of the sentence that answers it: what it does for the work, and what it has in it. */
import type { Topic } from '../facts/fact.ts'
import type { SentenceRole } from '../roles/sentence-roles.ts'
import { GIVES_REASON } from './reasons.ts'

/** What ought to be, was meant or was asked answers no question for what is. */
export const NOT_DONE: readonly SentenceRole[] = [
  'aim',
  'asked',
  'recommendation',
  'further-work',
  'unreadable',
]
export const ASKS_WHICH = /^\W*(?:what|which|list|name)\b/i
export const ASKS_NAMES = /^\W*(?:which|who|name)\b/i
export const ASKS_MOST = /\b(?:highest|lowest|most|least|commonest|largest|smallest|biggest|best|worst)\b/i
export const NAMES_SEVERAL =
  /[:,]\s*$|:\s*\p{L}[^.]*,|,[^,]+,[^,]*\band\b|\b(?:such as|namely|including|called)\b/iu

/** What sentences do that answer a question for such a thing. */
export const ROLES: Partial<Record<Topic, readonly SentenceRole[]>> = {
  aim: ['aim'],
  objective: ['aim', 'asked'],
  question: ['asked'],
  hypothesis: ['asked'],
  problem: ['problem'],
  gap: ['gap'],
  contribution: ['contribution'],
  design: ['design'],
  approach: ['design', 'built'],
  population: ['population', 'who-answered'],
  'sample-size': ['sample-size'],
  sampling: ['sampling'],
  setting: ['setting'],
  period: ['collecting'],
  instrument: ['collecting'],
  variables: ['collecting', 'analysis'],
  procedure: ['collecting'],
  software: ['analysis', 'built'],
  analysis: ['analysis'],
  reliability: ['validity'],
  ethics: ['ethics'],
  limitation: ['limitation'],
  recommendation: ['recommendation', 'further-work'],
  conclusion: ['conclusion'],
  result: ['result', 'conclusion'],
  'null-result': ['result'],
}

/** What an answer to such a question has in it. */
export const FORMS: readonly (readonly [RegExp, RegExp])[] = [
  [/^\W*(?:but |so |and )?why\b|\bwhy (?:did|was|were|is|are|do|does)\b/i, GIVES_REASON],
  [
    /\bmeaning of\b|\bwhat (?:does|do|did)\b[^?]*\bmean\b/i,
    /\bmeaning\b|\bmean(?:s|t)?\b(?! (?:of|in|by|to|and)\b)|\bconnot\w+|\bdenot\w+|\brefers? to\b|\bdefin\w+|\bstands? for\b/i,
  ],
  [
    /\bhow long\b/i,
    /\d+(?:\s?[-–]\s?\d+)?[\s-]*(?:minutes?|mins?|hours?|days?|weeks?|months?|years?)\b|\b(?:one|two|three|four|five|six|ten|twelve) (?:minutes?|hours?|days?|weeks?|months?|years?)\b/i,
  ],
  [/\bwhen\b|\b(?:which|what) year\b/i, /\b(?:19|20)\d\d\b/],
  [
    /\bwhere\b[^?]*\bfrom\b|\bcom(?:e|es|ing) from\b|\bcame from\b/i,
    /\b(?:from|sourced|obtained|downloaded|by)\b[^.]*?\s(?:\p{Lu}|\S+\.\p{L}{2,4}\b)/u,
  ],
  [/^\W*where\b/i, /\b(?:in|at|near|from|within|of|around)\s+(?:the\s+)?(?:\p{Ll}+\s+){0,3}?\p{Lu}/u],
  [/\bper ?cent(?:age)?\b|\bproportion\b|\bshare\b/i, /\d\s?%|\bper ?cent\b/i],
  [
    ASKS_MOST,
    /\b(?:highest|lowest|most|least|commonest|common(?=[^.]*%)|frequent|preferred|largest|smallest|biggest|best|worst|majority|followed by|outperformed)\b/i,
  ],
]

/** A question, a task that was set, a source line or a bare caption states nothing; nor does what points on or back. */
export const STATES_NOTHING =
  /\b(?:by|of|the|and|to|in|for|with|as)\s*$|\bH(?:₀|0|o)\s*:|\bin this (?:chapter|section)\b.*\b(?:will|discuss\w*|present\w*)\b|(?:\b\d\.\d\s+\p{L}[^.]*){3}|\?\s*$|^\W*(?:source|note|abbreviations?)\s*:|^\W*field survey\b|^\W*(?:table|figure|fig\.?)\s*[\d.]+\s*[-–:.]?[^.|]*$|^\W*(?:explain|describe|develop|conduct|give|draw|state|identify|generate)\b[^.|]*\.?$|^\W*(?:this|these|it|they|he|she)\s+(?:is|are|was|were|has|have|had|can|could|will|would|may|means|shows?|indicates?|suggests?|ensures?)\b/iu

/** "Which software", "what algorithm", "which test": answered only by a sentence that names one. */
export const THINGS: readonly (readonly [asks: RegExp, names: RegExp])[] = [
  [
    /\bhow (?:were|was|are|is|will|did|do|does)\b[^?]*\b(?:select(?:ed)?|chosen|choose|pick(?:ed)?|sampled?(?! sizes?)|recruit(?:ed)?|gotten)\b/i,
    /\b(?:simple random|at random|random(?:ly)? (?:selected|chosen|picked|sampl\w+)|lottery|stratified|systematic(?:ally)? (?:random )?sampl\w+|clusters?|purposive(?:ly)?|convenien\w+|snowball|quota|consecutive|multi-?stage|census|availability[- ]sampling|total population|all of them|solicited|volunteer\w*)\b/i,
  ],
  [
    /\b(?:qualitative|quantitative|mixed(?:[- ]methods?)?)\b.*\bor\b.*\b(?:qualitative|quantitative|mixed)\b/i,
    /\b(?:this|the|present|current) (?:\w+ )?(?:study|research|thesis|project|dissertation)\b[^.]*\b(?:qualitative|quantitative|mixed[- ]methods?)\b/i,
  ],
  [
    /\b(?:which|what|name (?:of )?the) (?:\p{L}+ ){0,2}?(?:software|program|package|statistical tool)s?\b(?! (?:model|process|development))/iu,
    /\b(?:SPSS|Stata|SAS|NVivo|ATLAS\.?ti|MAXQDA|EViews|AMOS|SmartPLS|jamovi|JASP|Minitab|MATLAB|Epi ?Info|Epi ?Data|KoboToolbox|RStudio|VOSviewer|Bibliometrix|Biblioshiny|Microsoft Excel|Excel|Genstat|Arduino IDE|Visual Studio Code|R software|R \(version|GraphPad)\b/,
  ],
  [
    /\b(?:which|what) (?:programming )?languages?\b/i,
    /\b(?:PHP|Python|Java|JavaScript|TypeScript|C\+\+|C#|C language|Kotlin|Swift|Dart|HTML|CSS|SQL|Ruby|MATLAB|Visual Basic|VB\.NET)(?![\p{L}+#])/u,
  ],
  [
    /\b(?:which|what|and) (?:data ?base|dbms|database management system)s?\b/i,
    /\b(?:MySQLi?|PostgreSQL|SQLite|Oracle|MongoDB|SQL Server|MariaDB|Firebase|Firestore|MS Access|Microsoft Access|Scopus|Web of Science|PubMed|Google Scholar|IEEE Xplore)\b/,
  ],
  [
    /\b(?:which|what) (?:\p{L}+ ){0,2}?(?:algorithm|classifier)s?\b|\b(?:which|what) machine learning (?:model|method)s?\b/iu,
    /\b(?:support vector machines?|SVM|random forests?|decision trees?|logistic regression|naive bayes|na[iï]ve bayes|k-?nearest neighbou?rs?|KNN|k-means|gradient boosting|XGBoost|neural networks?|CNN|LSTM|autoencoders?|linear regression|apriori)\b/i,
  ],
  [
    /\b(?:which|what) (?:\p{L}+ ){0,2}?(?:model|methodology|life ?cycle|approach|process model)\b(?=[^?]*\b(?:follow\w*|adopt\w*|used|develop\w*)\b)|\b(?:software|development|system|process|sdlc) (?:\p{L}+ )?(?:model|methodology|life ?cycle)\b/iu,
    /\b(?:iterative waterfall|waterfall|agile|scrum|spiral|incremental|iterative (?:design |development )?model|iterative|prototyp(?:e|ing) model|rapid application development|RAD|V-model|extreme programming|object[- ]oriented (?:analysis|methodology|approach)|structured systems analysis)\b/i,
  ],
]

/** Such a question is answered by a name alone. */
export const namesAThing = (question: string): boolean => THINGS.some(([asks]) => asks.test(question))
