/** What is wanted of a theme: to have it told, judged, mended, defended, said, asked about. */

export type Intent =
  | 'have'
  | 'enough'
  | 'missing'
  | 'improve'
  | 'justify'
  | 'say'
  | 'panel'
  | 'next'
  | 'weakest'
  | 'example'
  | 'consistent'
  | 'needed'

const I = '(?:i|we)'
/** The first that fits is meant. */
const INTENTS: readonly (readonly [Intent, RegExp])[] = [
  [
    'needed',
    /\b(?:do|does|must|should) (?:i|we|it|one) (?:still |really |also )?(?:need|have to|must have|have)\b(?! (?:said|written|done|enough)\b)(?!\W*$)|\b(?:necessary|compulsory|mandatory|required)\b/,
  ],
  ['consistent', /\b(?:not|n't|do|does|did) (?:\w+ )?(?:match|align|agree|fit)\b/],
  [
    'improve',
    /(?<!\bif (?:the |my |an? )?)\b(?:supervisor|lecturer|tutor|examiner|reviewer|panel|professor|he|she|they) (?:says?|said|keeps? saying|thinks?|thought|tells? me|told me|wrote|commented|complain\w*) (?:that )?(?:my|the|our|it|this)\b.*\b(?:weak|vague|unclear|(?:too|very|so|just|only) \w+|poor|wrong|bad|shallow|not(?! (?:match|follow|fit|align|agree|answer))|no|confus\w+|broad|narrow|missing|lacks?|needs?)\b|\bwhat (?:should|must|has to|goes|comes|needs to|do i (?:put|write|include))\b.*\bin(?:to)? (?:my|the|an?)\b|\bwhat (?:should|do|can|must) (?:i|we) (?:write|put)\b|\b(?:told|asked|wants?) me to (?:add|include|write|improve|change|rewrite)\b/,
  ],
  [
    'say',
    /\b(?:simple|simply|plain|easy) (?:words?|terms|english|language)\b|\b(?:in|with|like) (?:my own words|(?:two|three|a few|2|3) (?:short )?sentences?)\b|\blike (?:i am|i'm|im) \w+/,
  ],
  [
    'weakest',
    /\bweak(?:est|er|ness(?:es)?)\b(?! of (?:the|this) (?:study|design))|\bworst\b|\b(?:biggest|main|most serious) (?:problem|fault|mistake|weakness)\b|\bmost (?:risky|dangerous)\b/,
  ],
  ['example', /\bexamples?\b|\bsample (?=sentence|objective|question|hypothes|title)/],
  [
    'justify',
    new RegExp(
      `\\bwhy (?:did |do |have |was |were |am |are |is )?(?:${I}|my|our|this|that|it)\\b(?! (?:important|better|wrong))|\\bjustif\\w+(?! of)|\\bdefend (?!it well|my (?:thesis|work|study|project|proposal)\\b)|\\b(?:and|,) why\\b|\\bif (?:they|the panel|an? examiner|somebody|someone|he|she) (?:asks?|says?|wants?)\\b|\\b(?:what|how) (?:do|can|should|would|must|will) ${I} (?:answer|reply|respond|tell (?:them|the panel))\\b|\\bhow (?:do|can|should|would) ${I} defend\\b|\\breasons? for (?:choosing|using|my)\\b`,
    ),
  ],
  [
    'panel',
    /\b(?:(?:the |my |an? )?(?:panel|examiners?|supervisors?|lecturers?|reviewers?|committee)|they (?:will|would|may|might|can|could|want)|(?:will|would|can|could|might) they)\b[^?]*\b(?:ask\w*|attack\w*|say|question\w*|criticis\w+|criticiz\w+|press|look for|challenge|think|accept|agree|pass|like)\b|\bquestions? (?:will|would|might|can|could|do|should) (?:you|they|the)\b|\b(?:viva|defen[cs]e|panel|likely|possible|expected|hard) questions?\b|\b(?:attack|criticis\w+|grill)\b/,
  ],
  [
    'consistent',
    /\b(?:match\w*|follow(?:s)? (?:from|the)|conclusions? follow|fit\w*|agree\w* with|consisten\w*|align\w*|linked?|relate[sd]? to|based on|supported|support (?:by|from)|backed|answer(?:s|ed|ing)? (?:my|the|all|every|each|its)|(?:right|good|suitable|appropriate|correct|ok(?:ay)?|fine) (?:for|with) (?:my|the|this|these)|come from|in line|reflect\w*|meet(?:s)?|achieved?|met|reached|not answered|unanswered|answered)\b|\bcontradict\w*|\binconsisten\w*|\bsame (?:in|as)\b/,
  ],
  [
    'missing',
    /\b(?:missing|lack(?:s|ing)?|left out|forg[eo]t\w*|complete|incomplete|what else|to add|(?:should|must|can|do|need to) (?:i |we )?(?:add|include|mention|put)|gaps? in my (?:work|chapter|method\w*)|what (?:should|must) .* (?:have|contain|include))\b/,
  ],
  [
    'say',
    /\b(?:simple|simply|plain|easy) (?:words?|terms|english|way|language)\b|\bsimply\b|\b(?:in|with) (?:my own words|(?:two|three|one|a few|2|3) (?:sentences?|words|minutes?))\b|\blike (?:i am|i'm|im|a) \w+|\baloud\b|\bhow (?:do|can|should|would|to|must|will) (?:i |we )?(?:say|explain|describe|introduce|pronounce|talk about|speak about|tell)\b|\bexplain (?:it|my|this|that|the)\b|\bsummari[sz]e\b|\bwhat does (?:it|that|this) mean\b|\bwhat (?:do|does) (?:my|the) .* mean\b/,
  ],
  [
    'improve',
    /\b(?:improv\w+|better|strengthen\w*|strong(?:er)|make (?:it|my|this|that|them)\b|fix|mend|correct (?:it|my|this|that|them)|repair|rewrite|shorten|reduce|narrow|sharpen|polish|edit)\b|\bhow (?:do|can|should|to|must|could|would|will) (?:i |we )?(?:write|choose|select|formulate|word|state|put|do|make|get|link|present|structure|organi[sz]e|arrange|calculate|determine|collect|analy[sz]e|compare|discuss|report|handle|deal with|frame|start|begin|conclude)\b/,
  ],
  [
    'next',
    /\b(?:what|where|which)\b[^?]*\b(?:next|first|start|begin)\b|\bnext step\b|\bwhich\b[^?]*\bshould (?:i|we) (?:do|run|use|make|add)\b|\bcan (?:i|we) still do\b|\bwhat (?:should|do|can|must|shall|could) (?:i|we) do\b|\b(?:now|next) what\b|\bwhat now\b|\b(?:should|must|can|shall|do) (?:i|we) (?:still )?(?:do|need|conduct|run) (?:it|that|this|one|a|an|to)\b|\bpriorit\w+/,
  ],
  [
    'enough',
    /\b(?:is|are|was|were|does|do|did|am|will|can|could|has|have|isn't|aren't)\b[^?]*\b(?:enough|ok|okay|good|right|correct|clear(?:ly)?|valid|strong|weak|deep|appropriate|suitable|realistic|smart|acceptable|sufficient|researchable|convincing|original|fine|well|too (?:\w+)|big|small|large|adequate|justified|representative|generali[sz]\w*|reliable|feasible|specific|measurable|proper(?:ly)?|logical|sound|bad|wrong|reasonable|satisfactory|up to standard|doable|new)\b|\benough\s*\W*$|\b(?:ok|okay|fine|right|good) (?:or not)?\W*$|\bgenerali[sz]e\b|\bwhat is wrong with\b|\bwhat do you think (?:of|about)\b|\b(?:and )?what about\b|\btoo late\b|\bis (?:that|it|this) (?:true|a (?:big |serious )?problem)\b|\b(?:rate|assess|check|evaluate|judge|review) my\b/,
  ],
  [
    'have',
    /^(?:what|which|who|whom|where|when|how (?:many|much|did|was|were|have|long|big)|did|do|have|has|is there|are there|tell me|remind me|show me|state|list|give me|can you (?:tell|show|remind|list))\b|\bwhat (?:is|are|was|were) (?:my|the|our)\b|\bwhich\b[^?]*\bdid\b/,
  ],
]

export const intentOf = (asked: string): Intent | undefined =>
  INTENTS.find(([, words]) => words.test(asked))?.[0]
