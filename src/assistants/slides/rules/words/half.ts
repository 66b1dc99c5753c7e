/** Sentences that are whole by their grammar, and say nothing by themselves. */

/** "Though there was no difference": the half of a sentence; "(Banda, 2010) confirmed that": its subject went with the reference. */
const IS_HALF =
  /^(?:in|at|for|among)\b[^,]*, (?:where|which|who)\b[^,]*$|^among\b[^,]*$|^(?:though|although|while|whilst|whereas|even though|because|since|if|unless)\b[^,]*$|^(?:confirmed|reported|stated|noted|found|observed|opined|argued|revealed|showed|added|explained|asserted|posited|maintained)\b|\b(?:by|of|in|from) \p{Lu}\.?$|(?<!\b(?:e\.g|i\.e|vs|etc|al|cf|no))\.\s+(?:though|although|however|this|the|it)\b/iu

/** "The study has yielded valuable insights": which, it does not say. */
const SAYS_NOTHING =
  /\b(?:yield|provid|offer|gain|bring|brought|giv|gave)\w* (?:many |some |very )?(?:valuable|useful|important|significant|critical|deep\w*|meaningful|rich) (?:insights?|information|knowledge|understanding)\b|\b(?:body|pool|stock) of (?:existing |scientific |academic )?knowledge\b|\bextra mile\b|\bserves? as (?:the|an?) (?:blueprint|foundation|backbone|basis|guide)\b|\b(?:has|have) (?:wide|far)-?(?:ranging|reaching) (?:effects|consequences|implications)\b/i

/** Half a sentence, an order out of a manual, or the announcement of what does not follow. */
export const isHalf = (text: string): boolean =>
  [IS_HALF, SAYS_NOTHING, ORDERS, ANNOUNCES, IS_BROKEN, OF_ANOTHER].some((one) => one.test(text))
const ORDERS = /^(?:create|copy|paste|click|download|export|import|save|select|install|produce)\b(?! of\b)/i

/** "The study were employ a survey", "people that were at were a job": a panel would stumble over it. */
const IS_BROKEN =
  /\b(?:was|were|been) (?:employ|conduct|adopt|collect|select|carry|analy[sz]e|interview|administer|apply|choose|gather|obtain|distribute|examine|investigate)\b|\b(?:was|were) at (?:was|were)\b/i
/** "Some methods were described in the article": which one, no line says. */
const OF_ANOTHER = /\b(?:in|by|of) (?:the|this|that|another) (?:article|journal)\b/i

/** Announces content it does not contain. */
const ANNOUNCES =
  /^the following\b|^in order to (?:fully )?(?:grasp|understand)\b|\bthe following formula\b|\bsub-?themes$|^there (?:is|are|was|were) (?:no|an?)? ?(?:statistically )?significant (?:differences?|associations?|relationships?|effects?)\W*(?:\([^()]*\))?$|\b(?:is|are|was|were) discussed in (?:this|the)\b|^there (?:is|are) (?:still )?(?:various|several|many|different|numerous|a (?:number|variety) of)\b|^(?:we|i) (?:begin|start) by (?:outlining|describing|presenting|introducing)\b|^an? (?:discussion|summary|description|overview) follows\b|\bis (?:also )?(?:described|presented|discussed|outlined|explained), including\b|\b(?:section|chapter) (?:presents|describes|outlines|discusses)\b|\b(?:as follows|the following(?: \p{L}+){0,3}|these (?:are|include)|(?:is|are|were|was|will be) (?:presented|discussed|described|defined|outlined|explained|listed|summari[sz]ed|given|shown)(?: below| above| here)?|have emerged|include|for (?:several|various|many|these|two|three|four|five) reasons)$|\b(?:two|three|four|five|six) (?:[\p{L}-]+ )?(?:objectives|goals|questions|parts|steps|phases|aspects|components)$|\b(?:important|many|several|some) questions remain\b|\b(?:several|various|some|certain|a number of|the following) (?:[\p{L}-]+ ){0,2}(?:recommendations?|suggestions?|limitations?|objectives|reasons|points|conclusions|steps|gaps|questions|implications|directions)\b|\backnowledge the (?:potential |possible )?limitations?\b|^(?:here|these) (?:is|are)\b|\bwith a number of limitations\b/iu
