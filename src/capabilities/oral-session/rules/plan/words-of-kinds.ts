/** What tells one kind of sentence from another, and what it must not speak of. */
import type { SectionRole } from '#product/document-model.ts'

export const FOUND: readonly SectionRole[] = ['results', 'discussion', 'conclusion']
export const has = (pattern: RegExp) => (text: string) => pattern.test(text)

/** Without one of these a number with a point may be the version of a program. */
const MEASURES =
  /\b(?:means?|median|average|deviation|p|r|odds|ratio|scores?|accuracy|recall|precision|coefficients?|R-squared|p-values?|increases?d?|decreases?d?|correlation|value)\b|[βχ=]/iu
/** What the work says it will do is no claim, and what a word means no finding. */
export const OF_ITSELF =
  /\b(?:this|the|our|present) (?:study|research|researcher|paper|thesis|project|work)\b|\bwill\b/i
/** Why a method was taken is no finding. */
export const OF_METHOD =
  /\b(?:method\w*|survey|sampl\w+|population|questionnaires?|instruments?|design|appropriate|suitable|approach|technique|chi-square|hypothes[ie]s|statistic\w*|analys[ie]s)\b/i
/** How sure a figure is says nothing of how much it is. */
export const OF_CHANCE =
  /\b\d+ ?%\s+(?:level|significance|confidence)\b|\bp(?:[ -]?values?)?\s*(?:[<=>≤]|is|was|of)\s*0?\.\d+|\b0?\.0(?:5|1|01)\b/gi
/** Who was asked, and how many of them came back, is no result to be explained. */
export const OF_THE_ASKED =
  /\bquestionnaires?\b|\bresponse rate\b|\baged?\b|\byears\b|\bgender\b|\bsex\b|\b(?:composition|qualifications?|position) of (?:the )?(?:respondents|participants)\b|\bmarried\b|\b(?:certificates?|degrees?|diploma)\b|\bliterate\b|\breturned\b|\bgrades? \d|\b(?:fe)?males?\b|\beducation(?:al)?\b|\bable to read\b|\b(?:B\.?Sc|HND|OND|NCE|M\.?Sc|PhD)\b|\bhousehold (?:members|heads?|size)\b|\bdata (?:were |was )?collected\b/i
export const hasMeasure = (text: string): boolean =>
  /\d\s*(?:%|per ?cent\b)/i.test(text) || (/\d\.\d/.test(text) && MEASURES.test(text))
export const FOUND_OUT = /\b(?:found|reported|showed|revealed|observed|concluded|established|demonstrated)\b/i
export const NAMED = /\((?:19|20)\d\d[a-z]?\)/
/** What a thing is was found by nobody. */
export const DEFINES =
  /\bdefinitions?\b|\bdefine[sd]?\b|\brefers? to\b|\b(?:is|are) (?:an?|the) (?:\p{L}+ ){1,8}(?:which|that|who|where|whereby)\b|\b(?:concluded|observed|reported),? (?:that )?(?:\p{L}+ ){1,5}is an?\b/iu

/** “In line with this” is said of what stands before it. */
export const POINTS_TO_THE_LAST =
  /\b(?:in line with|consistent with|similar to|contrary to|unlike|supported by|agree(?:s|ment) with|in contrast to) (?:this|that|these|those|it|the above)\b/i
/** An office publishes papers; it did no study to be compared with. */
export const OF_AN_OFFICE =
  /\b\p{Lu}{2,}\b|\b(?:[Mm]inistry|[Gg]overnment|[Bb]ank|[Oo]rgani[sz]ation|[Cc]ommission|[Dd]epartment|[Bb]ureau|[Oo]ffice|[Aa]gency|[Cc]ouncil|[Aa]uthority|[Nn]ations|[Ff]und|[Pp]rogramme)\b/u
/** What is so in the world, or for anybody, was not found here. */
export const OF_THE_WORLD =
  /\b(?:worldwide|globally|global|around the (?:world|globe)|in the world|billion people|according to)\b/i
/** What other studies show is no result of this one. */
export const OF_OTHERS =
  /\b(?:regional|other|previous|earlier|several|some|many|national|recent)(?:[- ]\w+)? (?:studies|data|surveys|reports)\b|\b(?:similar|other) (?:institutions|countries|universities)\b/i
/** That so many agree says nothing where it is not said to what. */
export const ON_A_SCALE =
  /\b(?:strongly|(?:dis)?agree\w*|neutral|undecided|yes|no|ratio|frequency|descriptive)\b/gi
export const LEAST_NAMED = 3
export const IS_AN_EQUATION = /\d\.\d+\s*\p{L}*[\s.]*[−+–-]\s*\d|=\s*[−-]?\d\.\d+\s*[+−–-]/u
/** What a handbook says of procedures. */
export const OF_PROCEDURE =
  /\b(?:diagnostic\w*|lags?|assumptions?|estimat\w+|residuals?|stationar\w+|tests?|testing|variables?|modell?ing)\b/i
/** A program and the typing of data are no choice to be defended. */
export const OF_A_PROGRAM = /\b(?:stata|spss|epidata|excel|software|entered into|exported)\b/i

/** Both kinds of sources, a form in two parts, means and percentages: nobody decides against them. */
export const OF_ANY_WORK =
  /\b(?:primary|secondary) (?:and|data|sources?)\b|\bdescriptive stat\w+|\bfrequenc\w+|\bpercentages?\b|\b(?:questionnaires?|data) (?:that )?(?:was|were|will be) (?:developed|collected|analy[sz]ed|measured|used)\b|\bin a (?:digital|way)\b|\bwill allow\b|\blibrar(?:y|ies)\b/i
/** How many there were is no way of doing something. */
export const A_COUNT =
  /^(?:(?:in total|altogether|overall|a total of|about|approximately|around|some|only),? )*\d[\d,]*\b/i
