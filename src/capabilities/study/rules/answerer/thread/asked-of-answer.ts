/** What a short question asks of the answer before it: its place, the same in brief, its meaning, one of its list. */

type Intent =
  | 'place'
  | 'mend'
  | 'problem'
  | 'shorter'
  | 'simpler'
  | 'more'
  | 'meaning'
  | 'share'
  | 'speaker'
  | 'quotation'
  | 'comparison'
  | 'write'
  | 'reason'
  | 'agreement'
  | 'most'
  | 'least'
  | 'chance'
  | 'otherwise'
export type AskedOfAnswer = { of: Intent } | { of: 'entry'; nth: number }

const SAID = 'quote|quotation|answer|figure|sentence|number|result|finding|value|table|percentage|mean|score'
const IT = String.raw`(?:that|this|it|they|them|these|those|(?:the|that|this) (?:${SAID}))`
/** Of a place or a fault also "that chapter". */
const ANY = String.raw`(?:${IT}|that \w+|this \w+)`
const LEAD = String.raw`^\W*(?:(?:and|so|but|then|ok(?:ay)?|please|pls|plz|kindly|now|also|sorry|can (?:you|u)|could you|will you)\W+)*`
const END = String.raw`(?:\s+(?:please|pls|plz|again|now|then|instead|for me|to me|(?:for|in|on) (?:my|the) (?:slides?|panel|defen[cs]e|viva|presentation|chapter|abstract|conclusion|supervisor)))*\W*$`
const asks = (...ways: string[]) => new RegExp(ways.map((way) => `${LEAD}(?:${way})${END}`).join('|'), 'i')

const ASKS: readonly (readonly [Intent, RegExp])[] = [
  [
    'chance',
    new RegExp(
      String.raw`${LEAD}(?:is|was|are|were|could|can|may|might)\s+(?:${IT}|(?:the|that|this) (?:difference|gap))\b[^?]*\b(?:(?:by |due to |just |only |pure )chance|chance|luck|coincidence|accident|difference|(?:big|large|real|small|significant)\W*$)`,
      'i',
    ),
  ],
  [
    'place',
    new RegExp(
      [
        String.raw`${LEAD}(?:on |in |from )?(?:which|what|whats)\s+(?:is the\s+)?(?:page|table|figure|chapter|section|part|place)s?\b(?!\s+(?:says?|mentions?|shows?|talks?|tells?|states?)\b(?!\s+(?:that|this|it|so)\W*$))[^?]*\b(?:${ANY}|come from)\b`,
        String.raw`${LEAD}(?:where|which page|what page)\s+(?:is|was|does|do|did|can i find)\s+${ANY}(?:\s+(?:stand|say|says|said|written|come from|from|on|in|found|that|this|it|so))*\W*$`,
        String.raw`${LEAD}(?:on )?(?:which|what) (?:page|table)s?(?: number| no\.?)?(?: (?:do|should|must|can) i (?:change|correct|fix|mend|look at|edit)(?: then| it)?)?\W*$`,
        String.raw`${LEAD}(?:show me where|page\??|page number)\W*$`,
      ].join('|'),
      'i',
    ),
  ],
  [
    'otherwise',
    new RegExp(
      [
        String.raw`${LEAD}(?:are you sure|you sure)\b`,
        String.raw`\b(?:some ?where|elsewhere|another (?:page|place|chapter|table)|other (?:page|place|chapter|part)s?)\b[^?]*\b(?:different|differs?|another|other|opposite|otherwise|contradict\w*)\b`,
        String.raw`${LEAD}(?:is|are) (?:${IT}|the \w+) the same(?: \w+)? (?:everywhere|in (?:all|every|the whole|the other))\b`,
        String.raw`${LEAD}does (?:any|another|the) (?:other )?(?:page|place|chapter|part|table|work|text|sentence) (?:say|tell|give|show)s? (?:the opposite|otherwise|something (?:else|different)|another|a different)\b`,
        String.raw`${LEAD}why (?:are there|is there|do i have|does it (?:say|give)) (?:two|2|three|different|another|several)\b`,
        String.raw`${LEAD}which (?:number|figure|one|value|of (?:them|these|those|the two))? ?(?:should|must|do|can) i (?:keep|trust|use|believe|report|take|go with)\b`,
      ].join('|'),
      'i',
    ),
  ],
  [
    'mend',
    asks(
      String.raw`(?:how|what)\s+(?:can|do|should|could|must|would|to|shall)\s*(?:i|we)?\s*(?:have to |need to )?(?:do about|fix|change|mend|correct|improve|repair|solve|say about|defend|answer)\b(?:\s+(?:it|that|this|them|about it))?(?:\s+(?:sentence|table|part|number|mistake|problem|then|now|please|before\b.*|for\b.*|in the defen[cs]e|about it))*`,
      String.raw`what (?:should|can|must|do) i do about (?:it|that|this)`,
    ),
  ],
  [
    'meaning',
    asks(
      String.raw`what (?:does|do|did|would) ${IT} (?:really |actually )?(?:mean|tell|show|say|imply)(?: (?:us|me))?(?: (?:for|in|to) [^?]*| about (?:it|this|that))?`,
      String.raw`(?:so what|meaning|what(?:['’]?s| is) the meaning(?: of ${IT})?|what is meant(?: by ${IT})?)`,
      String.raw`(?:how (?:do|can|should) i )?(?:interpret|read) ${IT}`,
      String.raw`(?:is|was|are|were) ${IT} (?:statistically )?significant`,
    ),
  ],
  [
    'problem',
    new RegExp(
      [
        String.raw`${LEAD}(?:why\s+)?(?:is|isn['’]?t|isnt|are|aren['’]?t|was|wasn['’]?t|does|will)\s+(?:not\s+)?${ANY}\b[^?]*\b(?:problem|issue|mistake|error|wrong|bad|contradict\w*|matter|allowed|right|correct)\b`,
        String.raw`${LEAD}does ${ANY} matter\W*$`,
        String.raw`${LEAD}why (?:is|are) ${ANY} a (?:problem|mistake|weakness)`,
      ].join('|'),
      'i',
    ),
  ],
  [
    'shorter',
    asks(
      String.raw`(?:(?:make|say|put|give|tell|explain|write|summari[sz]e)\s+)?(?:${IT}\s+|me\s+)?(?:(?:much|a bit|even|more|too|a)\s+)?(?:short(?:er|ly)?(?: version)?|brief(?:er|ly)?|in (?:short|brief|one sentence|a (?:few words|nutshell|sentence)|fewer words|summary)|long|summary)`,
      String.raw`(?:summari[sz]e|shorten) ${IT}`,
    ),
  ],
  [
    'simpler',
    asks(
      String.raw`(?:(?:explain|say|put|tell|make|give|write)\s+)?(?:${IT}\s+|me\s+)?(?:(?:more|even|very|a bit)\s+)?(?:simpl\w+|easier|in (?:simple|simpler|easy|easier|plain|other|my own) (?:words|terms|english|language|way)|like i[’']?m (?:five|5|a child)|for a (?:child|beginner))`,
      String.raw`(?:simplif\w+)(?: ${IT})?`,
      String.raw`i (?:still )?(?:do not|don['’]?t|dont|did not|didn['’]?t) (?:understand|get)(?: ${IT})?`,
      String.raw`(?:explain )?(?:${IT} )?again|what do you mean|explain again`,
    ),
  ],
  [
    'more',
    asks(
      String.raw`(?:(?:tell|give|show) me |say |explain |any |some )?(?:a (?:bit|little) )?more(?: (?:details?|information|info|about ${IT}|on ${IT}))?`,
      String.raw`explain|explain ${IT}|explain further|in (?:more )?detail|go on|continue|elaborate|expand(?: on ${IT})?|details`,
      String.raw`(?:anything|what) else(?: (?:is there|does (?:it|the work) say|did they (?:find|say)|do they say))?`,
    ),
  ],
  [
    'share',
    asks(
      String.raw`(?:what|how much|how many)(?:['’]?s| is| are| was| were)? ${IT} (?:in|as)(?: a)? (?:percent\w*|per cent|%)`,
      String.raw`(?:what|which) (?:percent\w*|per cent|proportion|share|fraction|%)(?: of \w+(?: \w+)?)? (?:is|was|are|were) ${IT}(?: of [^?]*)?`,
      String.raw`(?:in|as)(?: a)? (?:percent\w*|per cent|%)`,
    ),
  ],
  [
    'speaker',
    asks(
      String.raw`who (?:said|says|wrote|claims|claimed|told|found|thinks) (?:that|this|it|so)`,
      String.raw`according to whom?|whose (?:words|idea|opinion) (?:is|are|was) ${IT}`,
    ),
  ],
  [
    'quotation',
    asks(
      String.raw`(?:give|show|tell)(?: me)? (?:a|the|one|another|some|its|their|his|her)?\s*(?:exact |direct |own |short )*(?:quot(?:e|es|ation|ations)|words)(?: (?:for|of|on|about) ${IT})?`,
      String.raw`quote(?: ${IT})?|what (?:are|were) (?:the|their|its) (?:exact|own) words`,
    ),
  ],
  [
    'comparison',
    asks(
      String.raw`compare (?:${IT}|the two|both)(?: (?:with|to|and|against) (?:the )?(?:first|last|previous|other|earlier|one before|that|it|them)(?: (?:one|answer|chapter))?)?`,
      String.raw`(?:what(?:['’]?s| is) the difference|how (?:do|are|is|does) (?:they|it|that|this|the two|these|those) (?:differ|different)(?: from (?:the )?(?:first|last|other|previous)(?: one)?)?)(?: between (?:them|the two|those|these|both))?`,
      String.raw`are (?:they|these|those|the two) (?:the same|different)`,
    ),
  ],
  [
    'reason',
    asks(
      String.raw`why(?: not)?(?: (?:is|was|are|were|did|do|does) ${IT}(?: (?:so|like this|one|happen|go (?:down|up)|chosen|used|done|important))*| (?:that|this|it)(?: one)?| so)?|how come|how so|reason|what(?:['’]?s| is) the reason(?: for ${IT})?`,
      String.raw`why (?:did|do|does) (?:they|he|she|i|we|you|the \w+) (?:choose|chose|use|used|do|select|pick) ${IT}(?: one)?`,
    ),
  ],
  [
    'write',
    asks(
      String.raw`(?:give|write|make|draft|suggest)(?: me)? (?:an? |one |the )?(?:sentence|line|wording)(?: (?:that )?i (?:can|could|should) (?:use|say|write|put))?(?: for (?:it|this|that))?|(?:write|draft|say) (?:it|this|that) for me`,
      String.raw`(?:what|how) (?:should|can|do|must|could|would) i (?:write|say|put|report|phrase|tell (?:him|her|them|the \w+))(?: (?:it|this|that|about \w+(?: \w+)?|on \w+|there|in the \w+|instead|(?:when|if) [^?]*))*`,
    ),
  ],
  [
    'agreement',
    asks(
      String.raw`(?:do |did )?(?:how many |what percent\w* |the )?(?:most|majority|they|people|respondents|many)?(?: of (?:them|the \w+))?(?: of)? ?(?:agreed?|disagreed?)(?: or (?:not|disagreed?|agreed?))?(?: with (?:it|that|this))?(?: in total| altogether)?`,
    ),
  ],
  [
    'most',
    asks(
      String.raw`(?:which|who)(?: (?:one|of (?:them|these|those|the two)|group|side))? (?:is|was|has|had|are|have|got) (?:the )?(?:more|most|higher|highest|bigger|biggest|larger|largest|greater|greatest|stronger)`,
    ),
  ],
  [
    'least',
    asks(
      String.raw`(?:which|who)(?: (?:one|of (?:them|these|those|the two)|group|side))? (?:is|was|has|had|are|have|got) (?:the )?(?:less|least|fewer|fewest|lower|lowest|smaller|smallest|weaker)`,
    ),
  ],
]

const NUMBERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const ENTRY = new RegExp(
  String.raw`${LEAD}(?:(?:explain|describe|what (?:is|about|was|does)|tell me (?:more )?about|say more (?:on|about)|give me|show me|how about|only)\s+)*(?:the\s+)?(?:(${NUMBERS.join('|')}|last)|(?:number|no\.?|#)\s*(\d)|(\d)(?:st|nd|rd|th))(?:\s+(?:one|point|item|theme|reason|finding|factor|limitation|recommendation|gap|result|part|of (?:them|these|those)))?(?: (?:mean|say))?${END}`,
  'i',
)

export function askedOfAnswer(question: string): AskedOfAnswer | undefined {
  const [isEntry, word, ...digits] = ENTRY.exec(question.trim()) ?? []
  if (isEntry !== undefined) {
    const named = word?.toLowerCase()
    const digit = digits.find((one) => one !== undefined)
    return { of: 'entry', nth: named === 'last' ? -1 : named ? NUMBERS.indexOf(named) : Number(digit) - 1 }
  }
  const of = ASKS.find(([, way]) => way.test(question.trim()))?.[0]
  return of && { of }
}
