/** Typical words for each area, in any work: signs of an answer even in words that are not in the document. */
import type { ExamArea } from '../names.ts'

const SIGNS: Record<ExamArea, readonly RegExp[]> = {
  problem: [
    /\b(?:aims?|objectives?|purpose)\b/i,
    /\bhypothes[ie]s\b/i,
    /\b(?:problem|gap)\b/i,
    /\bresearch questions?\b/i,
    /\bwanted to (?:know|find|see|show|test|understand)\b/i,
  ],
  literature: [
    /\b(?:earlier|previous|other|recent|older) (?:stud(?:y|ies)|authors?|researchers?|work|writers?)\b/i,
    /\b(?:literature|published|articles?|papers?|journals?)\b/i,
    /\b(?:nobody|no one|few|hardly anybody|none of them) (?:has|have|had|looked|studied|asked|wrote)\b/i,
    /\b(?:cite|cited|according to|et al)\b/i,
  ],
  theory: [
    /\b(?:theor(?:y|ies)|model|framework)\b/i,
    /\b(?:concepts?|construct|variables?)\b/i,
    /\b(?:defin(?:e|es|ed|ition)|means?|meant)\b/i,
    /\b(?:predicts?|explains?|assumes?)\b/i,
  ],
  method: [
    /\b(?:sampl(?:e|ed|es|ing)|drawn|selected|recruited|invited)\b/i,
    /\b(?:questionnaires?|interview(?:s|ed)?|survey(?:s|ed)?|forms?|observ(?:ed|ations?))\b/i,
    /\b(?:data ?sets?|data|coded|coding|transcri(?:bed|pts?)|files?|records?)\b/i,
    /\b(?:analys(?:is|ed)|test(?:s|ed)?|regression|compar(?:e|es|ed|ison)|checked|pilot(?:ed)?)\b/i,
    /\b(?:excluded|left out|missing|response rate|refused)\b/i,
    /\b(?:no|same|equal|every|each|a) (?:\w+ )?chance\b|\bby lot\b|\blottery\b|\bdrawn\b|\bevery (?:second|third|fourth|fifth|tenth|nth)\b/i,
    /\b(?:names?|numbers?|lists?|registers?) (?:of|were|was|from|on|in)\b/i,
  ],
  results: [
    /\b(?:results?|findings?|found|showed)\b/i,
    /\b(?:significan(?:t|ce)|p[- ]values?|confidence interval|effect)\b/i,
    /\b(?:per ?cent|percentage|average|mean|median|odds|rate)\b|%/i,
    /\b(?:higher|lower|more|fewer|less) (?:often|likely|than)\b/i,
    /\b(?:table|figure|graph)\b/i,
  ],
  contribution: [
    /\b(?:recommend(?:ed|ation|ations)?|policy|in practice|useful)\b/i,
    /\b(?:conclu(?:de|ded|sion|sions)|contribut(?:e|es|ed|ion))\b/i,
    /\b(?:future|next|further) (?:study|studies|research|work)\b/i,
    /\b(?:first|new) (?:study|one|time|evidence)\b/i,
  ],
  limits: [
    /\b(?:upwards?|downwards?|too (?:high|low|good|bad|favourable|positive|negative|large|optimistic)|(?:over|under)-?(?:estimat|stat|report)\w*|inflat\w+|exaggerat\w+|look(?:s|ed)? (?:better|worse)|(?:higher|lower|better|worse) than (?:it is|they are|in truth|really))\b/i,
    /\b(?:remember\w* wrong\w*|forg[eo]t\w*|say what|sounds? (?:nice|good)|please (?:me|us|the)|recall|desirab\w+|rate their own|about themselves)\b/i,
    /\b(?:limit(?:s|ed|ation|ations)?|weak(?:ness|est|er)?|bias(?:ed)?)\b/i,
    /\b(?:general[ iz]\w*|only one|too (?:small|few|short))\b/i,
    /\b(?:cannot|could not|did not) (?:measure|include|reach|ask|say|show|know)\b/i,
    /\b(?:memory|honest|self-report\w*|missing)\b/i,
    /\bdiffer(?:s|ed|ent|ently|ence)?\b|\botherwise\b|\b(?:would|may|might|could) (?:be|look|stay|have been|come out)\b/i,
    /\b(?:what|that|those|people) (?:who|i|we) (?:left|missed|did not|could not|never)\b|\b(?:another|dry|rainy|one) (?:season|year|week|month|place|town|district)\b/i,
  ],
  ethics: [
    /\bwhat (?:it|the study|this) (?:is|was) for\b|\b(?:everybody|everyone|they|people|respondents|participants|parents) (?:\w+ ){0,2}(?:is|are|were|was|will be) (?:\w+ )?(?:told|informed|asked)\b/i,
    /\b(?:consent|agree[ds]?|ticked|permission|approv(?:al|ed)|committee|sign(?:s|ed)?)\b/i,
    /\b(?:anonym\w*|confiden\w*|privacy|secret|codes?)\b|\bno names?\b|\bnames? (?:is|are|was|were)\b|\bnobody\b.{0,12}\bnames?\b|\b(?:replaced|removed|changed|hid|coded) (?:\w+ )?names?\b/i,
    /\b(?:withdraw|refuse|voluntar\w*)\b|\b(?:can|could|may|free to) (?:stop|leave|say no)\b/i,
    /\b(?:harm|distress|upset|protect(?:ed)?|locked|passwords?|encrypt\w*|deleted|destroyed)\b/i,
    /\b(?:in their own language|translated|explained to)\b|\b(?:read|told|said) (?:\w+ ){0,4}(?:to|for) (?:them|everybody|each)\b/i,
  ],
}

export const signsOf = (area: ExamArea, text: string): number =>
  SIGNS[area].filter((sign) => sign.test(text)).length
