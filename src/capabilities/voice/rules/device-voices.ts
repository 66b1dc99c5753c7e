/** Which voice of a device speaks, and how long it may take for a sentence. */
import { inParts } from '#kit/text/in-parts.ts'
import { spokenEnds } from '#kit/text/spoken-ends.ts'
import { seconds } from '#kit/time.ts'

export type OfferedVoice = { name: string; lang: string; localService: boolean; default: boolean }

/** As English is spoken near Zambia, then as it is taught there. */
const PREFERRED = ['en-zm', 'en-za', 'en-ke', 'en-ng', 'en-tz', 'en-gb']

/** Only local voices: a network voice costs data and reveals the text to a third party. */
export function chooseVoice<Voice extends OfferedVoice>(offered: readonly Voice[]): Voice | undefined {
  const local = offered.filter(({ lang, localService }) => localService && /^en(?:[-_]|$)/i.test(lang))
  const rank = ({ lang, default: usual }: Voice) => {
    const at = PREFERRED.indexOf(lang.toLowerCase().replace('_', '-'))
    return (at < 0 ? PREFERRED.length : at) - (usual ? 0.5 : 0)
  }
  return local.toSorted((a, b) => rank(a) - rank(b))[0]
}

/** Some engines load from a slow disk; after this long no sound will come. */
export const BEGINS_WITHIN = seconds(4)
const SLOWEST_LETTERS_A_SECOND = 6
/** Assumes half of normal speaking speed. Some engines never report the end. */
export const endsWithin = (words: string): number =>
  seconds(3) + seconds(words.length / SLOWEST_LETTERS_A_SECOND)

/** Longer ones are cut off by some engines in the middle. */
const LONGEST_SAYING = 220

/** One utterance per sentence, a long sentence in parts. */
export function inSayings(text: string): string[] {
  const ends = [0, ...spokenEnds(text), text.length]
  return ends
    .slice(1)
    .flatMap((end, at) => inParts(text.slice(ends[at], end).trim(), LONGEST_SAYING))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}
