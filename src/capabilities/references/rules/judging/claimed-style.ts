/** The style a work says it follows, or else the one its list comes closest to. */
import { type ReferenceStyle, STYLES, styleNamed } from '../styles.ts'

export type StyleClaim = { style: ReferenceStyle; because: 'named' | 'closest'; share: number }

const ABOUT_STYLE = /\b(?:referenc\w*|citation\w*|cited|style|format\w*|bibliograph\w*|edition|manual)\b/i

/** `sentences`: of the work itself, without its list. */
export function claimedStyle(sentences: Iterable<string>, entries: readonly string[]): StyleClaim | null {
  const named = new Map<ReferenceStyle, number>()
  for (const sentence of sentences) {
    if (!ABOUT_STYLE.test(sentence)) continue
    const style = styleNamed(sentence)
    if (style && !isPlaceOrSchool(sentence)) named.set(style, (named.get(style) ?? 0) + 1)
  }
  const most = [...named].sort(([, a], [, b]) => b - a)[0]
  if (most) return { style: most[0], because: 'named', share: 1 }
  return closestStyle(entries)
}

/** "Harvard University", "the Chicago school": no style. */
const isPlaceOrSchool = (sentence: string) =>
  !/\b(?:APA|MLA)\b/.test(sentence) &&
  /\b(?:Harvard|Chicago|Vancouver)\b(?!\s*(?:\(|style|referenc|system|method|format|citation|author))/i.test(
    sentence,
  ) &&
  !/\b(?:style|system|method|format)\b.{0,30}\b(?:Harvard|Chicago|Vancouver)\b/i.test(sentence)

const FIRST_LOOK: Readonly<Record<ReferenceStyle, readonly RegExp[]>> = {
  apa: [
    /^[^()]{3,200}\.\s\((?:\d{4}|n\.d\.)[a-z]?(?:,[^)]*)?\)\.\s/,
    /,\s&\s/,
    /,\s\d+\(\d+\),\s\d+[–-]\d+\.|\(pp\.\s\d+/,
  ],
  harvard: [
    /^[^()]{3,200}\s\((?:\d{4}|no date)[a-z]?\)\s['‘“A-Z]/,
    /[\p{L}.]\sand\s\p{Lu}/u,
    /\bpp?\.\s\d+|[’'],\s|Available at:/,
  ],
  vancouver: [
    /^(?:\p{Lu}[\p{L}’' -]+\s\p{Lu}{1,3}(?:,\s|\.\s)){1,}/u,
    /;\s?\d+\s?(?:\(\d+\))?\s?:\s?\d+/,
    /\b\d{4}\s?[;.](?!\d{4})/,
  ],
  chicago: [/^[^()]{3,200}\.\s\d{4}[a-z]?\.\s/, /[“"][^”"]+[.]?[”"]/, /\s\d+\s?(?:\(\d+\))?:\s?\d+/],
  mla: [/[“"][^”"]+[.]?[”"]/, /\bvol\.\s\d+,\sno\.\s\d+/, /,\s(?:19|20)\d\d(?:,\spp\.\s[\d–-]+)?\.?$/],
}

export function closestStyle(entries: readonly string[]): StyleClaim | null {
  if (entries.length === 0) return null
  const points = STYLES.map((style) => {
    const sum = entries.reduce(
      (total, entry) =>
        total +
        FIRST_LOOK[style].filter((pattern) => pattern.test(entry)).length * (style === 'mla' ? 0.95 : 1),
      0,
    )
    return { style, share: sum / (entries.length * 3) }
  }).sort((a, b) => b.share - a.share)
  return { style: points[0]!.style, because: 'closest', share: points[0]!.share }
}
