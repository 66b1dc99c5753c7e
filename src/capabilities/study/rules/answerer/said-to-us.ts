/** What is said to us rather than asked of a work: a greeting, a worry, and what we cannot do. */

export type SaidToUs = 'greeting' | 'thanks' | 'stressed' | 'introduce' | 'help' | 'sorry'
export const PEOPLE: readonly (readonly [RegExp, SaidToUs])[] = [
  [
    /^\W*(?:hi|hello|hey|hie|good (?:morning|afternoon|evening|day)|muli ?bwanji|muli ?shani|mwapoleni(?:po)?|mwabuka (?:shani|bwanji)|bwanji|how are you)\b[\s\w]{0,12}[!.,?]*$/i,
    'greeting',
  ],
  [
    /^\W*(?:(?:ok|okay|alright|great)\W+)?(?:thanks?|thank you|thanx|thx|natotela|zikomo|twalumba)\b[^?]{0,40}$/i,
    'thanks',
  ],
  [
    /\bI(?:['’]?m| am| feel)\s+(?:\w+\s+){0,3}?(?:stress(?:ed)?|shaking|scared|afraid|anxious|nervous|panick\w*|overwhelmed|tired|worried|depressed|giving up|stuck)\b|\bI (?:want to|will|can['’]?t|cannot) (?:give up|quit|drop out|cope)\b|\b(?:can['’]?t|cannot|can not|not able to) (?:sleep|eat|breathe|stop crying)\b|\b(?:shaking|trembling|crying|sweating)\b[^?]*$/i,
    'stressed',
  ],
  [
    /\b(?:who|what) (?:are|r) (?:you|u)\b|\bwhat can (?:you|u) do\b|\bare (?:you|u) (?:an? )?(?:ai|human|robot|bot|person|chatgpt)\b/i,
    'introduce',
  ],
  [
    /^\W*(?:(?:please|pls|hi|hello|sir|madam)\W+)*(?:i need (?:some |your )?help|(?:can|could|will) (?:you|u) (?:please )?help(?: me)?|help(?: me)?)(?: please| out)?(?: with (?:my|this|a|the)?\s*(?:\w+ )?(?:research|thesis|dissertation|project|work|study|proposal|assignment))?\W*$|^\W*(?:what (?:should|do|must|can) i do (?:next|now)|(?:ok(?:ay)?|yes|yeah|no|fine|alright|all right|i see|cool|sure|what|explain simply|i (?:do not|don['’]?t) (?:understand|get it|know)))\W*$/i,
    'help',
  ],
  [
    /^\W*(?:you(?:['’]?re| are)?|u r|this (?:thing |app )?(?:is|does)|that(?:['’]?s| is))\s+(?:so |very |just |really )?(?:stupid|useless|rubbish|dumb|nonsense|an? (?:idiot|fool|joke)|not (?:helpful|helping|working|useful)|wrong)\W*$|\bI hate (?:you|this)\b/i,
    'sorry',
  ],
]

export type Impossible = 'write' | 'translate' | 'draw' | 'news' | 'judge'
export const CANNOT: readonly (readonly [RegExp, Impossible])[] = [
  [/\btranslate\b|\b(?:in|into) (?:Bemba|Nyanja|Tonga|Lozi|French|Swahili|Portuguese)\s*\??$/i, 'translate'],
  [
    /\b(?:draw|paint|sketch)\b|\b(?:make|create|generate|show) (?:me )?(?:an? |the )?(?:picture|image|photo|logo|diagram)/i,
    'draw',
  ],
  [
    /\b(?:write|draft|compose|rewrite|paraphrase|generate|create|finish|complete|continue)\b(?: me| us| for me| up)? (?:an? |the |my |this |some |\d+ )?(?:\w+ ){0,3}?(?:essay|chapter|thesis|assignment|abstract|introduction|conclusion|discussion|paragraphs?|poem|letter|story|proposal|code|program|paper|section|sentences?|e-?mail|speech|review)\b/i,
    'write',
  ],
  [
    /\b(?:do|finish|complete) my (?:assignment|homework|thesis|dissertation|research|project|proposal)\b/i,
    'write',
  ],
  [
    /\b(?:weather|(?:latest|breaking|any|today['’]s|current) news|news (?:today|about|from|of today)|headline|(?:today['’]s|current|latest|dollar|kwacha) exchange rate|exchange rate (?:today|now)|score of (?:the|a|today['’]s) (?:match|game)|who won|today['’]s|latest price|current president|search the (?:web|internet)|google)\b/i,
    'news',
  ],
  [
    /\b(?:is|are|was) (?:my|this|the) (?:\w+ )?(?:theory|idea|argument|conclusion|topic|thesis|title)\s+(?:right|correct|true|good|original|novel|new|strong|good enough)|\bwill I (?:pass|fail)\b|\bgrade (?:my|this)\b|\bwhat (?:mark|grade)\b|\b(?:rate|score|mark) my\b/i,
    'judge',
  ],
]
