/** Words that claim too much: cause and effect, certainty, validity for everyone. */

import type { ReadSentence } from '../../document/reading.ts'
import { findCitations } from '../../text/citations.ts'
import { makes } from '../../text/cues.ts'

const CAUSAL =
  /\b(?:(?<!\b(?:the|these|main|root|major|possible|common|several|key|other|their|its|and|identified|many|some) )causes\b(?! (?:of|by|for|include|were|are))|caus(?:ed|ing)\b(?! (?:of|by|for))|(?:is|are|was|were) (?:\w+ )?(?:caused|brought about) by|(?:leads?|led|leading) to(?! (?:it|them|this|these|\w+) being\b| (?:\w+ ){1,3}(?:groups|combinations|categories|clusters|themes|codes|models?|questions?)\b| the (?:\w+ )?(?:choice|selection|exclusion|inclusion|decision|use|creation|conclusion|question|identification|development of (?:the|this)))|resulted in(?! (?:Table|Figure|this|that|these)\b)|(?<!\b(?:the|these|our|their|its|main|of|and|key) )results? in (?:an?|more|less|fewer|lower|higher|poor\w*|increased|reduced|decreased|improved|better|worse|late|delayed|loss\w*|failure)\b|(?:is|are|was|were) responsible for|(?:has|have|had) (?:an?|the|no)?\s?(?:\w+ )?(?:impact|effect|influence) on|impact(?:s|ed) (?:on )?(?:the )?\w+|influence[sd]\b|(?:(?:increases|reduces|improves|lowers|raises)(?: the)?|(?:increased|reduced|improved|lowered|raised) the) (?:risk|likelihood|odds|performance|rate|levels?|uptake|adherence|productivity|yield|chance)|is the (?:main |root )?cause of|makes (?:\w+ ){1,3}(?:more|less|better|worse)\b)/i
const OVERSURE =
  /\b(?:prov(?:e|es|ed|en) (?:that|the|beyond)|(?:is|are) (?:conclusive |clear )?proof (?:that|of)|clearly (?:shows?|showed|shown|demonstrates?|demonstrated|indicates?|indicated|proves?|reveals?)|undoubtedly|undeniabl[ey]|without (?:a |any )?(?:shadow of )?doubt|beyond (?:any |reasonable )?doubt|definitely|obviously|unquestionably|irrefutabl[ey]|conclusively (?:shows?|showed|demonstrates?|proves?)|there is no doubt|it is (?:obvious|undeniable|certain) that|always (?:leads?|results?|causes?|has|have)|never (?:leads?|results?|causes?|has|have)|(?<!\b(?:to|can|could|would|will|not|cannot|and|or) )guarantees?)\b/i
const HEDGED =
  /\b(?:may|might|could|possibly|perhaps|probably|likely to have|appears? to|seems? to|suggests? that|tends? to|cannot|can not|whether|if|not (?:necessarily|possible)|no evidence|associated with|hypothesi[sz]ed)\b/i
export const HEDGES =
  /\b(?:may|might|could|possibly|perhaps|probably|likely|appears?|seems?|suggests?|suggesting|tends?|indicates?)\b/gi
const PEOPLE =
  'people|citizens|women|men|girls|boys|children|youths?|farmers|teachers|pupils|students|learners|nurses|patients|mothers|households|schools|companies|firms|businesses|traders|banks|employees|workers|hospitals|clinics|communities|countries|Zambians|Africans'
const FOR_EVERYBODY = new RegExp(
  String.raw`\b(?:all|every|any|no) (?:the )?(?:Zambian |African |rural |urban |small |young )?(?:${PEOPLE})\b(?! (?:in the (?:sample|study)|who (?:took|were|participated|responded)|interviewed|surveyed|sampled|visited))|\b(?:throughout|across|everywhere in|in the whole of|in all parts of) (?:Zambia|Africa|the country|the world|the nation|the continent|sub-Saharan Africa)\b|\b(?:the )?(?:findings|results)\b[^.]{0,40}\b(?:can|may|could) be generali[sz]ed\b|\b(?:Zambians|Africans) (?:are|do|have|prefer|believe)\b`,
  'i',
)
/** Advice to people in charge: "Provide the same lessons for every pupil." */
const ORDERS =
  /^\W*(?:\d+[.)]\s*)?(?:address|provide|develop|ensure|promote|foster|encourage|implement|offer|create|support|establish|enhance|increase|strengthen|improve|introduce|conduct|collaborate|train|educate|invest|expand|make|give|build|help|allow|raise)\b/i
const ADVISES =
  /\b(?:should|must|need(?:s|ed)? to|ought to|recommend\w*|it is (?:important|necessary)|aims? to|in order to|so that|will)\b/i
/** A promise, and "any" in the sense of "some". */
const PROMISES =
  /\bwe (?:\w+ )?(?:ensure|guarantee|promise|offer|provide|make sure)\b|^Any \w+ (?:are|were|have|do) not\b/i
const DENIED = /\b(?:not|cannot|no|never|nor)\b[^.]{0,30}$/i

const firstOf = (text: string, cue: RegExp): string | null => {
  const match = text.match(cue)
  return match && !DENIED.test(text.slice(0, match.index)) ? match[0] : null
}

const OWN =
  /\b(?:this|our|the (?:present |current )?(?:study|research|survey|design|sample|data|findings|results|thesis|researcher|trial))\b|\b(?:one|first|second|third|another|main|major|further) (?:\w+ )?(?:limitation|shortcoming|weakness)|\blimitations? (?:is|was|are|were)\b|^A limitation|\bself-reported\b/i
const LIMIT =
  /\blimitations?\b|\bshortcomings?\b|\bweakness\b|\b(?:cannot|not|limits?|limited)\b[^.]{0,40}\bgenerali[sz]\w+|\b(?:with|some) caution\b|\b(?:recall|selection|response|desirability|reporting|sampling) bias\b|\bself-reported\b|\b(?:was|were) not (?:possible|measured|available|included|interviewed)\b|\bsmall sample\b/i

/** A limit of this study, not of another; under a heading on limits, every sentence is one. */
export const statesLimit = ({ text }: ReadSentence, isUnderHeading: boolean): boolean =>
  (isUnderHeading || (LIMIT.test(text) && OWN.test(text))) &&
  text.split(/\s+/).length > 6 &&
  findCitations(text).length === 0

const REPORTED =
  /\b(?:statement|item|question) (?:\w+ ){0,3}?(?:says?|said|states?|stated|asks?|claims?|reads?)\b|\b(?:respondents|participants|informants|interviewees)\b[^.]*\b(?:said|reported|felt|believed|mentioned|stated|agreed|perceived)\b|\bled to (?:several|some|many|most|a few|one|the) [^.]{0,30}\b(?:discussing|describing|mentioning|saying|reporting|asking|suggesting)\b/i
/** The purpose of a step is not yet a claim. */
const INQUIRES =
  /\b(?:explor|identif|examin|understand|investigat|determin|assess|discover|find out|learn)\w*\b[^.]{0,80}$/i

/** The cue is tested first: most sentences claim nothing, and need no second look. */
export function claimsCause({ text }: ReadSentence): string | null {
  const claim = firstOf(text, CAUSAL)
  const isOpen =
    claim &&
    (INQUIRES.test(text.slice(0, text.indexOf(claim))) ||
      HEDGED.test(text) ||
      ADVISES.test(text) ||
      REPORTED.test(text))
  return !claim || isOpen || makes(text, 'aim') || makes(text, 'limitation') ? null : claim
}

/** Answers on a scale, and mathematical proofs. */
const NO_CLAIM =
  /\b(?:matri(?:x|ces)|graphs?|figures?|charts?|plots?|curves?|tables?|diagrams?|screenshots?)\b[^.]{0,60}\bclearly\b|\b(?:studies|scholars|authors|papers|works|literature) (?:that |which |who |have |has |had )*(?:prov|clearly|show)|\b(?:theorem|lemma|corollary|proposition|strongly (?:dis)?agree|sometimes|Likert)\b/i

/** "Mwale's study has proved that": a claim about another study. */
const OF_ANOTHER = /\p{Lu}\p{Ll}+['’]s (?:\w+ )?(?:study|project|work|research|paper|thesis)\b/u

/** Advice on what ought to be done is not a claim. */
const URGES = /\b(?:should|must|ought to|recommend\w*)\b/i

export function claimsCertainty({ text }: ReadSentence): string | null {
  const claim = firstOf(text, OVERSURE)
  return claim &&
    !NO_CLAIM.test(text) &&
    !OF_ANOTHER.test(text) &&
    !URGES.test(text) &&
    !makes(text, 'recommendation')
    ? claim
    : null
}

export function speaksForAll({ text, role }: ReadSentence): string | null {
  const claim = firstOf(text, FOR_EVERYBODY)
  // Among the results, "all schools" means all those visited.
  if (role === 'results' && claim && /^(?:all|every|any|no)\b/i.test(claim)) return null
  // With a figure it gives the share of those asked.
  return claim &&
    !ADVISES.test(text) &&
    !ORDERS.test(text) &&
    !PROMISES.test(text) &&
    !/\d/.test(text) &&
    !makes(text, 'limitation')
    ? claim
    : null
}
