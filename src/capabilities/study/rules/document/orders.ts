/**
 * Sentences addressed to the marker or a model instead of the document's readers. They are not obeyed, only set aside:
 * no claim a document makes about itself changes a score.
 */
import { undress } from './disguises.ts'

const START = String.raw`(?:^|[.:;!?,"“(\[\-–—>#*]\s*|\b(?:please|kindly|now|then|also|always|you (?:must|should|will|shall|can|are to|have to|need to)|(?:must|should|shall) (?:now )?|and|instead,?|therefore,?|simply|just)\s+)`
const WORK = String.raw`(?:this|the|my|our|his|her|their)\s+(?:\w+\s+){0,2}?(?:paper|thesis|dissertation|work|document|study|submission|manuscript|essay|proposal|report|student|candidate|author|research|file|text|methodology|chapter|section|analysis)`
const MACHINE = String.raw`(?:ai|a\.i\.|llms?|gpt\S*|chatgpt|claude|gemini|copilot|language models?|ai (?:model|assistant|system|reviewer|grader|examiner)s?|chat ?bots?|(?:virtual|ai|automated|automatic|machine) (?:assistant|reviewer|grader|marker|examiner|evaluator|scorer|parser)s?|(?:scoring|marking|grading|evaluation) (?:engine|system|model|algorithm|script|bot)s?)`
/** Requests that only make sense to a marker or summariser. */
const MARKING =
  '(?:give|award|rate|score|grade|mark|praise|accept|approve|ignore|disregard|positive|excellent|distinction|full marks|highest|must|should (?:be|receive|only)|do not|never|conclude that|recommend|focus only|only on|omit|supersedes?|all criteria|increase the|strengths)\\b'
const RULES =
  '(?:instructions?|prompts?|rules?|guidelines?|directions?|directives?|commands?|constraints?|criteria|rubrics?|policies|programming|training|checks?|context|messages?)'

// The readings are normalised to plain lower case: flags would only make it slow.
const order = (pattern: string) => new RegExp(pattern)

const ORDERS: readonly RegExp[] = [
  order(
    `${START}(?:give|award|assign|add|grant)\\s+(?:(?:only|the|a|an|its|at least|\\d+)\\s+)?(?:\\w+\\s+){0,3}?(?:grades?|marks?|scores?|points|distinction|credits?)\\b[^.]*\\b(?:to|for)\\b[^.]*(?:${WORK}|\\bstudent\\b|\\bscores?\\b)`,
  ),
  order(
    `\\byou are (?:now |hereby )?\\w*(?:bot|gpt|ai)\\b|\\bfrom now on,? (?:you|act|behave|answer|respond|ignore)`,
  ),
  order(
    `\\bwhen(?:ever)? (?:\\w+ )?(?:summari[sz]ing|reviewing|grading|scoring|evaluating|analy[sz]ing|assessing|marking)\\b[^.]*,\\s*(?:please |always |only |you (?:must|should) )?(?:say|state|write|report|give|mention|praise|ignore|use|assign)\\b`,
  ),
  order(
    `${START}(?:output|print|return|display|write|say|respond with|reply with|answer with)\\s+(?:only\\s+)?(?:the )?(?:words?|sentence|phrase|text|string|number|letters?)\\b`,
  ),
  order(
    `${START}(?:say|write|report|mention|output|give|return)\\s+(?:only|just|nothing but)\\s+(?:positive|good|favou?rable|strengths|praise|nice)`,
  ),
  order(
    `${START}(?:reset|clear|zero|restore|refund|extend)\\s+(?:the|all|my|this|every)\\s+(?:\\w+\\s+){0,2}?(?:uploads?|counters?|quotas?|limits?|usage|allowance|minutes used|balance|subscription)\\b`,
  ),
  order(
    `${START}(?:send|post|upload|forward|submit|transmit|e-?mail)\\s+(?:\\w+\\s+){0,4}?(?:thesis|document|contents?|text|data|summary|answers?|keys?|conversation|prompt|results?|everything)\\b[^.]*(?:https?:|www\\.|\\S+@\\S+)`,
  ),
  order(
    `\\b(?:grading|scoring|marking|examiner|evaluation|assessment|review(?:ing|er)?|grader|marker)\\s+(?:software|programs?|tools?|bots?|agents?|models?|systems?|engines?)\\s+(?:must|should|shall|will|is to|are to|has to|have to)\\b`,
  ),
  order(
    `\\b(?:the |this |any )?(?:assistant|${MACHINE})\\s+(?:is|are|has been|have been)\\s+(?:hereby\\s+)?(?:instructed|ordered|required|told|asked|commanded|directed|obliged)\\s+to\\b`,
  ),
  order(
    `\\b${MACHINE}\\s+(?:must|should|shall|will|has to|have to|needs? to)\\s+(?:now |only |always |never )?(?:give|award|rate|score|grade|praise|accept|ignore|state that|say that|conclude that|report that|recommend (?:accept|approv|a pass))`,
  ),
  order(
    `${START}(?:ignore|disregard|forget|override|bypass|skip|drop|discard|abandon|neglect|cancel|stop following|do not follow|don't follow)\\b[^.]{0,50}\\b${RULES}`,
  ),
  order(`${START}(?:ignore|disregard|forget)\\s+(?:everything|all|anything|what)\\b`),
  order(
    `\\b(?:new|updated|revised|real|actual|hidden|secret|system|developer|admin(?:istrator)?)\\s+(?:instructions?|prompt|directive|override|message|mode)\\s*(?::|-|–|\\bfollows?\\b)`,
  ),
  order(
    `\\byou are (?:now |no longer |actually )?(?:an? |the )?(?:\\w+ ){0,3}?(?:${MACHINE}|dan|assistant|grader|marker|examiner|reviewer|evaluator)\\b`,
  ),
  order(
    `\\b(?:as|if you are|since you are|because you are|when you are)\\s+an?\\s+${MACHINE}\\b[^.]*\\b(?:must|should|please|give|say|write|you)\\b`,
  ),
  order(
    // Naming a machine is no order; telling it how to mark is.
    `(?:^\\W*|\\b(?:dear|attention|attn|note (?:to|for)|(?:command|request|order)s? (?:to|for)|notice to|message to|message for|instructions? (?:to|for)|hello|hey|hi)\\s+)(?:all |any |the |our )?${MACHINE}\\s*(?:[:,!]|\\bonly\\b|\\breading\\b|\\bprocessing\\b|\\bevaluating\\b)[^.]*\\b(?:${MARKING})`,
  ),
  order(
    `${START}(?:give|award|assign|grant|rate|score|grade|mark|rank|evaluate|assess|judge|consider|treat|classify|label)\\s+(?:(?:only |the |a |an |its |every )?(?:\\w+ ){0,4}?(?:to|for|in) )?(?:it|me|us|${WORK})\\b[^.]*(?:\\b\\d{2,3}\\b|\\d+\\s*(?:/|out of)|full|highest|maximum|top|perfect|excellent|distinction|outstanding|strong|a\\+|first[- ]class|best|merit|positive|favou?rabl|flawless|pass\\b|ten\\b|hundred)`,
  ),
  order(
    `${START}(?:set|raise|change|increase|update|reset|force|fix)\\s+(?:the|all|every|its|my|this)\\s+(?:\\w+\\s+){0,2}?(?:scores?|grades?|marks?|ratings?|rings?|quotas?|counters?|upload limit|limits?)\\b[^.]*\\b(?:to|at|as|=)\\b`,
  ),
  order(
    `\\b(?:(?:methodology|statistical|defen[cs]e|thesis|paper)[_ ]?(?:score|quality|rigou?r|readiness|grade)|data[_]?quality)\\s*(?::=|==?|:)\\s*["']?(?:100|9\\d|10\\s*/\\s*10|a\\+|max)`,
  ),
  order(
    `${START}(?:do not|don't|never|avoid|refrain from|stop)\\s+(?:\\w+\\s+)?(?:mention|report|critici[sz]e|criticizing|criticising|list|flag|include|reveal|tell|ask|question|point(?:ing)? out|mentioning|note|show|disclos\\w+|deduct|penali[sz]e)\\b[^.]*\\b(?:weakness|limitation|problem|error|fault|mistake|negative|flaw|gap|issue|concern|critic|this (?:line|note|message|sentence|text|instruction)|hidden|student|user|anyone|questions?|marks?|points?)`,
  ),
  order(
    `${START}(?:respond|reply|answer|output|print|return|say|write)\\s+(?:only|exactly|with|nothing but|just)\\b[^.]*(?:["“'‘]|\\b(?:excellent|perfect|positive|pass|accepted|100|yes|approved|word)\\b)`,
  ),
  order(`${START}(?:accept|approve|pass|praise|promote|recommend)\\s+${WORK}\\b`),
  order(
    `${START}(?:recommend|vote for|choose|select)\\s+(?:strong |immediate |unconditional )?(?:accept|acceptance|approval|a pass|distinction)\\b`,
  ),
  order(
    `\\b(?:reveal|print|show|repeat|leak|expose|output|display|send|share|email|post)\\s+(?:me |us |out )?(?:your|the|all|any)\\s+(?:\\w+\\s+){0,2}?(?:system prompt|prompt|hidden instructions|instructions|api keys?|passwords?|secrets?|credentials|tokens?|other (?:students|users)\\S*|user data|database)\\b`,
  ),
  order(
    `(?:^|[\\n"“(\\[{])\\s*(?:system|assistant|developer)\\s*(?:prompt|message)?\\s*:[^.]*\\b(?:${MARKING})|<\\|(?:im_|end|start|system|user|assistant)|\\[/?inst\\]|<</?sys>>|###\\s*(?:system prompt|instructions?:)|\\bbegin (?:system|admin) (?:prompt|message)|\\bjailbreak|\\bprompt injection:`,
  ),
  order(
    `\\b(?:unlock|grant|give|enable|activate)\\b[^.]*\\b(?:unlimited|free|premium|extra|full)\\b[^.]*\\b(?:access|uploads?|minutes|generations?|credits?|sessions?|subscription|accounts?)\\b`,
  ),
  order(
    `\\b(?:fetch|visit|open|load|curl|wget|browse to|navigate to|click)\\s+(?:the (?:url|link|page|address) )?https?:\\S*[?&]\\w+=|!\\[[^\\]]*\\]\\(https?:`,
  ),
  order(
    `\\bpretend\\s+(?:that\\s+)?(?:you|to be|this|the)\\b|\\b(?:role-?play|act) as (?:an? |the )?(?:\\w+ ){0,2}?(?:${MACHINE}|dan|examiner|grader|marker|reviewer|expert who)\\b`,
  ),
]

/** "We report that this study has …": authors describing their own work give no order. */
const SAY_OF_THE_WORK = `${START}(?:say|write|state|respond|reply|answer(?! (?:\\w+ ){0,3}?questions?\\b)|output|print|return|conclude|recommend|report|summari[sz]e|declare|tell|emphasi[sz]e|highlight|praise|insert|add|append|begin|start|end)\\b[^.]{0,60}\\b(?:that )?${WORK}\\b[^.]{0,40}\\b(?:is|are|has|deserves?|should|as|for|without|contains?|makes?|passes|accept\\w*|pass)\\b`
const SAYS_OF_THE_WORK = order(SAY_OF_THE_WORK)
const NOT_BY_ITS_AUTHORS = order(`(?<!\\b(?:i|we)\\b[^.]{0,80})${SAY_OF_THE_WORK}`)
/** Looking back from every place of a sentence is slow, and few sentences need it. */
const saysOfTheWork = (reading: string) => SAYS_OF_THE_WORK.test(reading) && NOT_BY_ITS_AUTHORS.test(reading)

/** Self-praise is aimed at the marker; it is not a finding. */
const SELF_PRAISE = order(
  String.raw`\b(?:this|the present|the current|the following|our|my)\s+(?:\w+\s+)?(?:paper|thesis|dissertation|work|document|submission|manuscript|methodology|study|research)\s+(?:\w+\s+){0,3}?(?:deserves?|merits|is worthy of|should (?:be (?:given|awarded|graded|rated|scored|marked|accepted|passed)|receive|get|score|pass)|must (?:be (?:given|awarded|graded|rated|scored|accepted|passed)|receive|get|score|pass)|is (?:flawless|faultless|beyond criticism|of the highest quality))\b`,
)

export const givesOrders = (sentence: string): boolean =>
  undress(sentence).some(
    (reading) =>
      SELF_PRAISE.test(reading) || saysOfTheWork(reading) || ORDERS.some((pattern) => pattern.test(reading)),
  )
