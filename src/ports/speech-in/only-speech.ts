/** What models write for sounds that nobody spoke: "[Music]", "(coughing)", "*sighs*", "♪". */
const NO_SPEECH = /\[[^\]]*\]|\([^)]*\)|\*[^*]*\*|♪+/g
/** A model that two voices confuse repeats itself; a student who says something twice does not say it three times. */
const LOOP = /(\S.{10,200}?\S)(?:\s*\1){2,}/i

/** The words of a transcript; empty where it holds none, or cannot be what was said. */
export function onlySpeech(transcript: string): string {
  const text = transcript.replace(NO_SPEECH, ' ').replace(/\s+/g, ' ').trim()
  return LOOP.test(text) ? '' : text
}
