/** Whole sentences that stand among the results of a work and tell none. */
import { contentStems } from '#kit/text/content-stems.ts'
import { isOfAssumptions } from '../tables/not-findings.ts'

/** What should be done, or studied next: neither a result nor a conclusion. */
const WISHES =
  /\b(?:should|ought to|must|needs? (?:to|for)|recommend\w*|advocated|advised|it is (?:necessary|important|essential|imperative|high time)|(?:further|future) (?:study|studies|research|work)|would (?:also )?be (?:an? )?(?:welcome|useful|good|interesting|helpful))\b/i
export const isWish = (text: string): boolean => WISHES.test(text) && !/\d\s?(?:%|per ?cent)/i.test(text)

/** A participant speaks, without a mark: the presenter would be taken for him. */
const ONE_SPEAKS =
  /^\p{Lu}: |(?<!\b(?:type|phase|part|grade|level|class|war|chapter|table|group|stage)\s)\bI(?:['’](?:m|ve|d|ll)\b| (?!(?:found|conclude|observe|argue|recommend|suggest|collect|interview|use|analy|conduct)\p{L}*)\p{Ll}{2,})|\bmy (?:family|parents?|mother|father|mum|dad|husband|wife|child(?:ren)?|son|daughter|friends?|boss|life|job|school|home|house|brother|sister)\b/u
export const isOneSpeaking = (text: string): boolean => ONE_SPEAKS.test(text)

/** Who took part: nothing of what was found of them. */
const WHO =
  /\b(?:males?|females?|men|women|boys|girls|gender|sex|marital|married|single|divorced|widow\w*|aged?|ages|years? (?:old|of age)|(?:bachelor|master|first|second)['’]?s? degrees?|degree holders?|diploma|certificate|phd|religio\w*|christians?|muslims?|orthodox|demographic\w*|occupation|educational (?:level|status|background|qualification))\b/gi
const OF_ANY_COUNT = new Set(
  contentStems(
    'respondents participants people persons majority most largest total number sample study survey research remaining represent representing represents constitute constituted account accounted percent percentage per cent frequency follow followed between group groups range category categories indicate indicates indicating show shows reveal revealed made implies means were was while whereas among distribution years hold holders level status',
  ),
)
/** Women than men, the married more than the single: a finding. */
const COMPARES =
  /\b(?:significan\w*|associat\w*|differ\w*|than|likely|compared|higher|lower|correlat\w*|predict\w*)\b/i
export function isOfPeople(text: string): boolean {
  if (!/\d/.test(text) || text.search(WHO) < 0 || COMPARES.test(text)) return false
  const rest = contentStems(text.replace(WHO, ' ').replace(/[\d.,%()]+/g, ' '))
  const others = rest.filter((stem) => !OF_ANY_COUNT.has(stem)).length
  return others <= ((text.match(WHO)?.length ?? 0) > 1 ? 4 : 1)
}

/** What ought to be done everywhere was not done here. */
export const isAdvice = (text: string): boolean => /\b(?:should|ought|might|may)\b/.test(text)

/** Of a method, only what was done in this work is told, and not how such things are done. */
export const isDone = (text: string): boolean => WAS_DONE.test(text)
const WAS_DONE =
  /\b(?:was|were|had|has been|have been|we|I|my|our|will|(?:this|the) (?:present |current )?(?:study|project|research|researchers?|author|survey|system)|(?:us|employ|adopt|conduct|collect|select|appli|interview|distribut)\w*ed)\b/i

/** What was done, and nothing of what came of it: no result, wherever it stands. */
const DID =
  /\b(?:was|were|been|being|is|are|we|i|researchers?|author) (?:then |also |first |further |again )?(?:used|utili[sz]ed|administered|collected|gathered|distributed|conducted|employed|adopted|applied|performed|carried out|coded|entered|selected|sampled|recruited|interviewed|split|divided|trained|cleaned|pre-?processed|transformed|normali[sz]ed|computed|calculated|examined|inspected|investigated|explored|cross-?referenced|tested|run|ran|fitted|analy[sz]ed|asked|required|excluded|removed|discarded|chosen|chose|created|generated|cropped|plotted|summari[sz]ed|presented|motivated)\b/i
const FOUND =
  /\b(?:found|finds?|show(?:s|ed|n)?|reveal\w*|indicat\w+|suggest\w*|significan\w+|associat\w+|correlat\w+|increas\w+|decreas\w+|higher|highest|lower|lowest|more|most|less|fewer|majority|no (?:evidence|difference|effect)|differ\w*|improv\w+|outperform\w*|achiev\w+|better|worse|agreed|disagreed|reported|said|felt|believed)\b|\d(?:\.\d+)?\s?(?:%|per ?cent)|\bp\s*[<=>]/i
const DOES =
  /^(?:here |then |next )?we (?:now |then |also )?(?:use|fit|compute|calculate|check|test|apply|plot|run)\b/i
/** "The curves were used to show": what for, and not what they showed. */
const PURPOSE = /\b(?:used|employed|applied|conducted|performed|carried out) to \p{L}.*$/iu
/** Of the data themselves, whatever else the sentence says. */
const DID_TO_DATA =
  /\b(?:categories|codes|themes|transcri\w+|responses|data|interviews)\b.{0,30}\b(?:was|were) (?:then |later |first |also )?(?:refined|simplified|coded|transcribed|grouped|sorted|cleaned|entered)\b/i
export const isMethod = (text: string): boolean =>
  DID_TO_DATA.test(text) || DOES.test(text) || (DID.test(text) && !FOUND.test(text.replace(PURPOSE, '')))

/** "Null hypothesis (H0): there is no …": what was put to the test. */
const IS_HYPOTHESIS =
  /\b(?:null|alternat(?:iv)?e) hypothes[ie]s\s*(?:\([^()]*\))?\s*(?:[:–—-]|is that|states?)/i

/** How such things are everywhere, and what a model has before its first variable. */
const OF_ANYWHERE =
  /\b(?:typically|usually|in general)\b|\bintercept of\b|\bleverage points\b|\bhistograms?\b/i

/** No method, no hypothesis, no wish, nobody's own words, and more than who took part. */
export const isResult = (text: string): boolean =>
  !isMethod(text) &&
  !IS_HYPOTHESIS.test(text) &&
  !isOfAssumptions(text) &&
  !OF_ANYWHERE.test(text) &&
  !isWish(text) &&
  !isOfPeople(text) &&
  !isOneSpeaking(text)
