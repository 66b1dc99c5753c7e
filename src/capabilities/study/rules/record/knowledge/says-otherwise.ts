/** Sentences that have the words of a slot, and say something else: a rule, a remedy, a phrase of ethics. */
import type { SlotId } from '../study-record.ts'

/** What a rule or a book asks for, and what anybody does. */
const TEACHES =
  /\b(?:must|should|ought to) (?:be|have)\b|\b(?:can|may|could) (?:still |also )?be\b|\bthe rule is\b/i
/** Torn from the sentence that says what it is about: "It makes up 18%", "a relationship between the two variables". */
const IS_TORN =
  /^\W*(?:(?:it|they)\s(?!(?:is|was|were|has|had|can|could|may|should|must|appears?|seems?|follows|emerged|turned)\b)|these\s(?:account|make|represent|constitute|are|were)\b|this means\b)|\bbetween the (?:two )?variables\b|\bthe (?:above statements?|statements? above)\b/i
export const isTorn = (text: string): boolean => IS_TORN.test(text)

/** A form of words that stands under its heading and is something else all the same. */
const IS_NO: Partial<Record<SlotId, RegExp>> = {
  // What was set out to do, how many answered, whether a test may be used, a hypothesis, what others found, and a
  // statement told by its number in a table, is no result.
  results:
    /\bfindings? (?:was|were|are|have been) (?:made|obtained|discovered|arrived at|recorded|drawn)\b|\b(?:purpose|aim|objective)s? of (?:the|this) (?:study|research|project|paper)\b|\bquestion\p{L}+ (?:was|were|are|is) (?:properly |correctly |fully |duly )?(?:filled|returned|distributed|administered|collected|completed)\b|\b(?:residuals?|normally distributed|normality|multicollinearity|VIF|Durbin|hetero[sc]\p{L}+|Cronbach\p{L}*)\b|^\W*H\d*[oO]?\d*\b\s*[:.,–-]?\s*(?:null|alternative|there|none|no)\b|\bnull hyp\p{L}+\s*:|\b(?:similar|other|previous|earlier|related) (?:institutions|studies|works?|research|projects|systems) (?:shows?|showed|found|reported?|reveal\p{L}*|indicat\p{L}+)\b|^(?:from )?the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next) (?:statement|item|question|row|variable)\b/iu,
  problem: /\battention\b.*\bby (?:various|many|several|different) (?:scholars|researchers|authors)\b/i,
  limits:
    /^\W*(?:there (?:were|are|was)|the study (?:had|faced|has)|the (?:researchers?|study) (?:encountered|faced)) (?:the following |several |some |many |a few |certain |numerous )+(?:limitations?|challenges|constraints|problems)(?: (?:during|in|of|while|with)\b[^,;:]*)?\W*$|^\W*(?:in order )?to (?:counter(?:act)?|overcome|address|mitigate|minimi[sz]e|reduce|avoid|deal with|solve|remedy|curb|compensate)\b|\bwas (?:overcome|mitigated|addressed|solved)\b/i,
  recommendations: /\b(?:is|are|was|were) (?:\p{L}+ )?a must\b/iu,
  setting: /\bethic(?:s|al|ally)\b/i,
  instruments:
    /\bsamples?\b.*\b(?:were|was) (?:purchased|bought|collected)\b|\b(?:writings|(?:existing|relevant|previous|related|published) (?:literature|works?))\b/i,
  // "Using regression to model trends": an item of a plan, and nothing that was done.
  analyses: new RegExp(
    `${TEACHES.source}|^\\W*(?:(?:[ivx]+|\\d+|[a-h])[.)]\\s*)?\\p{Lu}\\p{Ll}+ing\\b(?!.*\\b(?:was|were|is|are)\\b)`,
    'iu',
  ),
  design: TEACHES,
  dataSource: /\bdata (?:dictionar\p{L}+|flows?|models?)\b|\bdo(?:es)? not contain\b/iu,
  sampling: TEACHES,
}

const OF_OUTCOME: ReadonlySet<SlotId> = new Set(['results', 'conclusions'])

export const saysOtherwise = (slot: SlotId, text: string): boolean =>
  (IS_NO[slot]?.test(text) ?? false) || (OF_OUTCOME.has(slot) && isTorn(text))

/** What a work set out to cover is no weakness that it admits. */
export const isScope = (heading: string, text: string, role: string): boolean =>
  /\bscope\b|\bdelimit/i.test(heading)
    ? !ADMITS.test(text) || DRAWS_A_LINE.test(text)
    : (role === 'introduction' || role === 'abstract') &&
      DRAWS_A_LINE.test(text) &&
      !/limitation/i.test(heading)
const ADMITS =
  /\b(?:(?<!de)limitations?|limited(?! to)|limits|constrain\p{L}*|restrict(?:ed|s|ions?)(?! to)|unable|could not|cannot|(?:not|im)(?: be| been)? ?(?:possible|able|available|measured|collected|reached)|lack\p{L}*|insufficient|inadequa\p{L}+|difficult\p{L}*|challeng\p{L}+|shortage|delay\p{L}*|unavailab\p{L}+|scarc\p{L}+|due to|because of)(?!\p{L})/iu
const DRAWS_A_LINE =
  /\b(?:is|was|are|were|will be) (?:only )?(?:limited|restricted|confined|delimited) to\b|\bwill (?:only )?focus\b|\bfocus(?:es|ed)? (?:only |mainly )?on\b/i
