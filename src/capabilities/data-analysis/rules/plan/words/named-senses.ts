/** What is asked without the name of a test: a change, a relationship, an effect, a difference, counts, averages. */
import type { Intent } from './intent.ts'

export const SENSES: readonly [RegExp, Intent][] = [
  [
    /\bchang(?:e|ed|es)\b|\b(?:has|have|had|did) (?:it|they|this|these) (?:gone?|went|come) (?:up|down)\b|\bprogress\b|\b(?:rise|rises|rose|risen|fall|fell|fallen|drop(?:s|ped)?|declined?|increased?|decreased?|reduced?|went (?:up|down)|go (?:up|down)|recover(?:ed|y)?|progress(?:ed)?|gain(?:s|ed)?)\b(?=.{0,40}\b(?:between|from|over time|after|since|before|baseline)\b)|\bimprov(?:e|ed|ement)\b|\b(?:before|pre)(?: |-)?(?:and|vs|versus|to|\/)(?: |-)?(?:after|post)\b/,
    'change',
  ],
  [
    /\bcorr?elat\w*|\brelationships?\b|\brelate[sd]?\b|\bassociat\w*|\brelation\b|\bindependent of\b|\bgo together\b|\bvary with\b|\bconnection\b|\b(?:move|go) together\b|\bgo(?:es)? with\b|\bhand in hand\b|\btied to\b|\blink(?:ed)?\b|\bare\b.{3,60}\bindependent\b(?! (?:variable|sample|t\b|group|test))|\b(?:rises?|falls?|grows?|increases?|decreases?|drops?|declines?|go(?:es)? (?:up|down)) (?:with|when|as|if)\b/,
    'relationship',
  ],
  // “To determine whether …” begins an objective, and names no test; “explain the difference” asks for words.
  [
    /\bpredict\w*|\b(?:as )?(?:a )?function of\b|(?<!\bto )\bdetermine\b(?! (?:whether|if|the|how|what|which|that)\b)|\bdetermin(?:es|ants?|ed by)\b|\b(?:which|what|that|factors|variables) determine\b|\bdrive(?:s|rs?)?\b|\bcontribut\w+ to\b|\br[- ]squared?\b|\brisk factors?\b|\bexplains?\b(?! (?:the|this|these|how|why|what)\b)|\bexplained\b|\bchances? of\b|\blikelihood of\b|\bprobability of\b|\bhow much (?:does|do|will) .{1,30}\b(?:rise|increase|change|go up|grow|drop|fall|decrease)\b|\bmodel (?:it|them|\w+)? ?(?:with|on|using|by|from)\b/,
    'regression',
  ],
  [
    /\b(?:effects?|impact|influence\w*|(?<!\b(?:positive|negative|mean) )affect\w*)\b|\bmatters?\b (?=for|to|in|when)|\brole (?:in|of)\b|\bbearing (?:up)?on\b|\bcause[sd]?\b|\blead(?:s|ing)? to\b|\bresults? in\b|\brespon(?:d|ds|ded|se) to\b|\bdepend(?:s|ed|ent|ing)? (?:up)?on\b/,
    'effect',
  ],
  [/\bwelch(?:'?s)?\b/, 'difference'],
  [
    /\bdiffer\w*|\bcompar\w*|\b(?:vary|varies|varied|variation) (?:by|across|among|between|of)\b|\b(?:the same|equal|uniform) (?:in|across|for|among)\b|\b(?:have|has|earn|get|score|make|show)s? (?:a |an )?(?:significantly )?(?:higher|lower|more|less|better|worse)\b|\bbalanced\b|\b(?:outperform\w*|exceed\w*|beats?)\b|\bgap between\b|\b(?:is|are|was|were) (?:they|it|these|those|the means?|means)(?: all)? (?:equal|the same|different)\b|\bmeans? (?:is|are|was|were) (?:all )?(?:equal|the same)\b|\b(?:same|equal|similar) (?:share|number|mean|average|proportion|percentage|amount)s?\b|\bwho\b.{1,40}\b(?:more|less|fewer|higher|lower|better|worse|most|least)\b|\bsimilar\b|\b(?:higher|lower|better|worse|greater|bigger|smaller) (?:for|among|in)\b|\bbetter\b|\b(?:more|less|fewer|higher|lower|older|younger|greater|smaller)\b.{0,30}\bthan\b|\bwhich\b.{1,50}\b(?:more|less|fewer|higher|lower|highest|lowest|best|worst|worse|most|least)\b|\b(?:more|less|most|least) likely\b|\b(?:equally|evenly)\b/,
    'difference',
  ],
  [
    /\bhow many\b|(?<!\b(?:women|men|they|people|patients|students|respondents|customers|you|we) )\brates?\b(?! of (?:change|increase|return))|\b(?:number|no\.?) of\b|\b(?:numbers?|counts?) and (?:%|percent)|(?<=\s)%(?=\s|$)|\bcounts? of\b|\bpercent\w*|\bproportions?\b|(?<!odds )\bratios? of\b|\bprevalence\b|\bshare of\b|\b(?:banga|bangati|angati|zingati|ingati|shinga)\b|\bmode of\b|\bmodal\b|\bmost common\b|\bpopular\b/,
    'count',
  ],
  [
    /\b(?:mean|average|median|averages|means)(?: |[?.! ]*$)(?:and (?:standard deviation|sd|median|mean) )?(?:of |for )?|\bstandard deviations?(?: of)?\b|\bsd of\b|\b(?:min(?:imum)?|max(?:imum)?)(?: and (?:min(?:imum)?|max(?:imum)?))?\b|\bconfidence intervals?\b|\brange of\b|\bdescribe\b|\bspread\b|\bvariability\b|\bdispersion\b|\bdistribution\b|\b(?:inter)?quartiles?\b|\biqr\b|\b(?:oldest|youngest|highest|lowest|largest|smallest|longest|shortest|heaviest|tallest)\b/,
    'average',
  ],
]
