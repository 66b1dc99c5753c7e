/**
 * Shortens a sentence to a line of a slide by leaving out whole clauses, never by adding words: the rest is in the document, in
 * its order. Of all short enough lines, the one that leaves out the least.
 */
import { unstopped, withoutLead, wordCount } from './clean.ts'
import { DANGLES, WAYS } from './leave-out.ts'
import { hasPlainVerb, hasVerb } from './verbs.ts'

/** Refers back to something that would be gone. 'This study' and 'it is recommended' do not. */
const POINTS_BACK =
  /^(?:(?:this|these)\b(?!\s+(?:present\s+|current\s+|[a-z]+al\s+)?(?:stud(?:y|ies)|research|project|thesis|dissertation|paper|work|survey|proposal|article|findings?|results?)\b)|it\b(?!\s+(?:is|was)\s+(?:\w+ly\s+)?(?:recommended|suggested|advised|necessary|important|expected|hoped|hypothesi[sz]ed|proposed|anticipated)\b)|(?:they|those|that|he|she|its|their|such|both|the (?:former|latter|same|above))\b)/i

/** The number of sentences tried at each step: the order of omissions matters little after three steps. */
const STEPS = 4
const WIDTH = 14

/** A deck asks for the same sentence many times; cleared completely before it grows too large. */
const known = new Map<string, string | undefined>()
const MOST_KNOWN = 5_000

/** `limit` in words. Undefined when no shorter sentence has the same meaning. */
export function shortened(sentence: string, limit: number): string | undefined {
  const key = `${limit} ${sentence}`
  if (known.has(key)) return known.get(key)
  if (known.size >= MOST_KNOWN) known.clear()
  const found = searched(sentence, limit)
  known.set(key, found)
  return found
}

function searched(sentence: string, limit: number): string | undefined {
  const whole = unstopped(withoutLead(sentence))
  if (wordCount(whole) <= limit && hasEvenBrackets(whole) && !DANGLES.test(whole)) return whole
  let open = [whole]
  const seen = new Set(open)
  let best: string | undefined
  for (let step = 0; step < STEPS && open.length > 0; step++) {
    const next = open.flatMap((before) =>
      WAYS.flatMap((leaveOut) => leaveOut(before))
        .map(tidied)
        .filter((text) => isSoundCut(text, before)),
    )
    const fresh = [...new Set(next)].filter(
      (text) => !seen.has(text) && isWholeSentence(text) && isSoundCut(text, whole),
    )
    for (const text of fresh) seen.add(text)
    const found = fitting(
      fresh.filter((text) => saysEnough(text, whole)),
      limit,
    )
    if (found && (!best || worth(found) > worth(best))) best = found
    open = fresh
      .filter((text) => wordCount(text) > limit)
      .sort((a, b) => worth(b) - worth(a))
      .slice(0, WIDTH)
  }
  return best
}

/** What was left out may not be what the rest is about. */
export function isSoundCut(text: string, whole: string): boolean {
  if (ENDS_OPEN.test(text) || ONLY_EXAMPLES.test(text)) return false
  // "The study examined the many ways" [in which …].
  if (whole.startsWith(text)) return isSoundEnd(text, whole.slice(text.length))
  // [The need for a system that improves accuracy,] "efficiency, and access has become pressing".
  const isEnd = whole.toLowerCase().endsWith(text.toLowerCase())
  return !(isEnd && LISTS_ON.test(text))
}
/** What goes may be neither the verb of the subject that stays, nor the rest of a list, nor what a passive rests on. */
const isSoundEnd = (text: string, rest: string): boolean =>
  !isOnlyWho(text) &&
  // "Problems met: limited time" [, few computers and no money].
  !(/:\s[^,]*$/.test(text) && /,/.test(rest)) &&
  !(ANY_KIND.test(text) && RESTRICTS.test(rest)) &&
  !RESUMES.test(rest) &&
  !(/^\s*(?:,|and\b|or\b)/.test(rest) && /,\s+[\p{L}-]+$/u.test(text)) &&
  !(LIST_GOES_ON.test(rest) && /,[^,]+$/.test(text) && !/,\s+(?:and|or)\s[^,]*$/.test(text)) &&
  !(NEEDS_HOW.test(text) && HOW.test(rest))
/** "Owners who do not use a computer" [should be trained]. */
function isOnlyWho(text: string): boolean {
  const [before = '', after] = text.split(/\b(?:who|which)\b/)
  return after !== undefined && !hasVerb(before)
}
/** "The variables A, B and C" [are the only ones that matter]. */
const RESUMES =
  /^\s*,?\s*(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|does|do|did)\b/i
/** "… true positives, true negatives, false positives" [, and false negatives]. */
const LIST_GOES_ON = /^\s*,?\s*(?:and|or)\s/i
/** "The models can only be trained" [on short runs], "it is limited" [to …]. */
const NEEDS_HOW =
  /\bonly\b[^,;]{0,40}$|\b(?:can|could|may|might|must|should|will|would) (?:not )?be (?:\p{L}+(?:ed|en|wn|lt|ne)|made|put|set|kept|held|brought)$|\b(?:susceptible|prone|sensitive|vulnerable|resistant|capable|able|unable|willing|unwilling|reluctant|eager|close|equal|similar|subject)$|\b(?:seems?|appears?|tends?|according|due|limited|restricted|compared|related|linked|based|aimed|depends?|consists?|refers?|belongs?|contributes?|serves?|relies|rely|results?|resulted|resulting)$/iu
const HOW = /^\s*(?:on|in|using|by|for|to|with|through|via|at|from|when|if|as|of|into|under|that)\b/i

/** "… which can lead people" [to …], "… of the State, aiming" [to …]. */
const ENDS_OPEN =
  /\b(?:leads?|led|causes?|caused|enables?|allows?|helps?|encourages?|requires?|forces?|motivates?) (?:\p{L}+ )?\p{L}+$|,\s+\p{L}+ing$|,\s*(?:however|but|and|or|so)\b,?\s+\p{L}+$|\b(?:into|in|as) (?:a|an|the) (?:format|form|way|manner|state)$|\b(?:who|that|which) \p{L}+$/iu
const ONLY_EXAMPLES = /^[^,]+, (?:such as|including|like)\b[^,]*$/i
/** Nouns that say nothing without what is said of them. */
const ANY_KIND =
  /\b(?:ways?|people|persons?|those|things?|aspects?|areas?|factors?|reasons?|issues?|challenges?|extent|degree|manner|kinds?|types?|formats?|method|process|techniques?|approach|tools?|means|sets?|number|levels?|group|efforts?|attempts?|something|conditions?|situations?|environments?|tendency|need|system|framework|capacity|role|position|stage|point|sample)$/i
const RESTRICTS = /^\s*(?:in which|wh(?:o|om|ose|ich|at|ere)|that|to|by which|of|for|how)\b/i
const LISTS_ON = /^(?:[\p{L}-]+ ?){1,3},? (?:and|or)\b/iu

/** The longest of those short enough. */
const fitting = (texts: readonly string[], limit: number): string | undefined =>
  texts
    .filter((text) => wordCount(text) <= limit && isWholeSentence(text))
    .sort((a, b) => worth(b) - worth(a))[0]

/** A number is worth more than a word: it is likely to be asked about. */
const NUMBER_IN_WORDS = 3
const worth = (text: string): number =>
  wordCount(text) + NUMBER_IN_WORDS * (text.match(/(?<![\p{L}\d])\d[\d.,]*/gu)?.length ?? 0)

const tidied = (text: string): string =>
  unstopped(
    text
      .replace(/\s+/g, ' ')
      .replace(/\s+([.,;:])/g, '$1')
      .replace(/^[\s,;:]+/, '')
      .trim(),
  ).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** A line that leaves out most of its sentence has another meaning: 'A model was used'. */
const ENOUGH_WORDS = 8
const LEAST_SHARE = 0.4
const saysEnough = (text: string, whole: string): boolean =>
  wordCount(text) >= ENOUGH_WORDS ||
  worth(text) >= LEAST_SHARE * worth(whole) ||
  (wordCount(text) >= LEAST_WORDS && tellingWords(text) >= LEAST_TELLING)
const LEAST_WORDS = 6
const LEAST_TELLING = 1
/** 'The study employed a stepped design' is specific; 'the study used a method' is not. */
const tellingWords = (text: string): number =>
  text.match(/\p{L}{6,}/gu)?.filter((word) => !OF_ANY_WORK.test(word)).length ?? 0
const OF_ANY_WORK =
  /^(?:studies|research\w*|project|thesis|method\w*|approach\w*|analysis|results?|findings?|design|employ\w*|conduct\w*|collect\w*|perform\w*|present\w*|provide[sd]?|include[sd]?|author|researcher|because|through|during|however|system|model|several|different|various|following|important|possible|general|number|therefore|should)$/i

const BEGINS_ASIDE =
  /^(?:once|when|while|whilst|if|unless|after|before|as|because|since|although|though|even|despite|with|to the|following|given|based|considering|combining|according|due|during|by|through|via|using|without)\b[^,]*$/i
/** The second half of a thought. */
const BEGINS_LATE = /^(?:resulting|leading|causing|thereby|thus|where|let|then|so|which|and|but|or|again)\b/i
/** 'Harvests, which are a common topic': no statement about the harvests. */
const ONLY_RELATIVE = /^[^,]{3,60}, (?:which|who|whose)\b[^,]*$/i
/** 'As there are many classes, the techniques': the predicate is gone. */
const isReasonOfNothing = (text: string): boolean => {
  const rest = text.match(/^(?:as|because|since|when|while|although|though|if)\b[^,]*,\s+(.+)$/i)?.[1]
  return rest !== undefined && !hasVerb(rest)
}
const isWholeSentence = (text: string): boolean =>
  hasEvenBrackets(text) &&
  !POINTS_BACK.test(text) &&
  !BEGINS_ASIDE.test(text) &&
  !BEGINS_LATE.test(text) &&
  !ONLY_RELATIVE.test(text) &&
  !isReasonOfNothing(text) &&
  !DANGLES.test(text) &&
  !endsInParticiple(text) &&
  !SPEAKS_OF_IT.test(text) &&
  !(BEGINS_WITH_PLACE.test(text) && !hasPlainVerb(text)) &&
  hasVerb(text.split(/\bthat\s/).at(-1) ?? '')
/** 'For every further kwacha of fees': the consequence is gone. */
const BEGINS_WITH_PLACE = /^(?:for|in|at|on|from|of|within|among|between|under|over|across|to the)\b/i
/** 'Using X, it is removed': the antecedent of "it" is in another sentence. */
const SPEAKS_OF_IT =
  /^(?:using|by|with|for|from|in|on|at|after|before|during|through|because of|due to|as a result of|according to)\b[^,]{2,80},\s+(?:they|this|these|those|it (?!(?:is|was|can be|has been) (?:\p{L}+ly )?(?:found|shown|seen|observed|recommended|suggested|clear|likely|possible|important|necessary)))\b/iu
/** 'Systems tailored': the object of the tailoring is gone. 'Data were collected' is complete. */
const endsInParticiple = (text: string): boolean => {
  const last = text.split(/\s+/).slice(-4)
  return (
    /\p{L}{3,}ed$/u.test(text) &&
    !last.some((word) => /^(?:is|are|was|were|be|been|being|has|have|had|gets?|got)$/i.test(word))
  )
}
const hasEvenBrackets = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0) &&
  (text.match(/[“"]/g)?.length ?? 0) % 2 === (text.match(/”/g)?.length ?? 0) % 2

/** Whether a sentence makes sense without the one before it. */
export const standsAlone = (sentence: string): boolean => !POINTS_BACK.test(withoutLead(sentence))
