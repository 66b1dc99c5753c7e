/** What a word means, and how a thing is everywhere: no statement of this work. */

export const isDefinition = (text: string): boolean => DEFINES.test(text) || IS_A_KIND_OF.test(text)
/** "Population refers to …": what a word means is no statement of this work. */
const DEFINES =
  /^the (?:purpose|goal|aim) of (?!(?:this|the|our|my) (?:[\p{L}-]+ )?(?:study|research|project|work|thesis|paper)\b)(?:[\p{L}-]+ ){1,4}(?:is|are) to\b|^(?:an? |the )?(?:[\p{L}-]+ ){1,5}(?:refers? to|is (?:defined|described) as|can be defined|means\b|occurs when)|^in (?:[\p{L}-]+ ){1,3}sampling, (?:each|every)\b|\bare (?:defined|referred to) as\b|\balso known as .{3,50} is an?\b|\bthe term\b|\bdictionary\b|\bwas first coined\b|\b(?:is|are) (?:otherwise|also) known as\b|^an? [^.]{3,70}\b(?:describes|denotes|presents) an?\b|^(?:primary|secondary) data (?:are|is)\b(?!.*\b(?:collected|obtained|gathered) (?:through|from the (?:respondents|farmers|students))\b)|^\S+(?: \S+){0,4} tests? the null hypothesis\b/iu
/** "HTML is the basic language of the web": true of the thing itself, in any work. */
const IS_A_KIND_OF =
  /^(?!(?:\S+ ){0,3}(?:study|research|project|proposed|developed|our|my|new|this)\b)(?!(?:the )?(?:system|app|application|platform|tool|design|model) is\b)(?:an? |the )?(?:[\p{L}()-]+ ){1,7}is (?:the|an?|one of the) (?:[\p{L}-]+ ){0,3}?(?:process|measurement|branch|term|types?|set|methods?|technique|measure|languages?|library|framework|tool|form|kind|field|discipline|concept|algorithm|approach|ensemble|platform|software|science|theory|statistic)\b/iu
