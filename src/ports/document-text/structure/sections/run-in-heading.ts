/**
 * 'Abstract This study…', 'Methods: A survey…': the heading is on the line of its first sentence, set off
 * by bold type that is lost. It is not part of the sentence.
 */

/** 'Objective:' and 'Limitations:' stay: without the word the sentence would not say what it is. */
const PARTED =
  /^(?:Executive summary|Abstract|Summary|Background|Introduction|Methods?|Materials and methods|Results|Findings|Discussion|Conclusions?|Interpretation|Key ?words|Index terms)(?:\s*[:.]\s+|\s*[—–]\s*|\s-\s)(?=[\p{Lu}\d“"‘(])/iu
const BARE = /^(?:Abstract|ABSTRACT|Key ?words|KEY ?WORDS)\s+(?=[\p{Lu}\d“"‘])/u
/** In mid-sentence 'Although' has no capital, unless a name follows ('The Gambia'). */
const BEFORE_A_BEGINNING =
  /^(?!(?:About|After|Among|Around|Before|Between|Both|From|Inside|Into|Like|Near|Outside|Over|That|Then|Under|Upon|When|Where|While|With)\b)\p{Lu}[\p{Ll}-]{3,}(?:\s\p{Ll}+){0,2}\s+(?=(?:A|All|Although|An|As|At|Because|Both|During|For|From|Given|In|It|Many|Most|On|Our|Several|Since|Some|The|There|These|This|Those|To|We|When|While)\s+\p{Ll})/u

/** '1.6 Scope of the Study The scope covers…': the number shows that the text before the second beginning is a heading. */
const NUMBERED =
  /^\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+\p{Lu}[\p{L}-]+(?:\s+[\p{L}-]+){0,9}?\s+(?=(?:An?|According|All|As|At|Based|Data|For|From|In|It|Many|Most|On|Our|The|There|These|This|Those|To|We|When|While)\s+\p{Ll})/u

/** How many characters of a sentence are the heading run into it. */
export function lengthOfRunIn(sentence: string, isFirst: boolean): number {
  const cues = isFirst ? [PARTED, BARE, NUMBERED, BEFORE_A_BEGINNING] : [PARTED]
  for (const cue of cues) {
    const length = cue.exec(sentence)?.[0].length ?? 0
    if (length > 0) return length
  }
  return 0
}
