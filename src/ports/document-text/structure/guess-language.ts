/**
 * The language, by its smallest words; by its script where that is conclusive. What an English page has as well ("no", "do",
 * the bullet "o") speaks for no other language.
 */
const WORDS: Record<string, string> = {
  en: 'the of and to in is that for was are with this be by on from which were an as',
  fr: 'le la les des et est une dans que pour du sur par qui sont avec au ce pas ont',
  pt: 'os de que da em um uma para com não os na dos das mais como foi são pelo',
  es: 'el la los de que y en un una para con del las por se es su al como más fue son',
  de: 'der die das und ist von den mit des dem nicht ein eine zu auf für sind wurde auch im',
  it: 'il di che e la per un una del con non della sono le dei nel alla si da gli',
  ro: 'și şi de în la cu pe din este pentru că nu sunt mai prin au ce ca al ale se unui unei',
  pl: 'się nie jest że na w z przez oraz od po dla jak są lub który które',
  tr: 've bir bu için ile olarak olan gibi daha çok ise kadar göre sonra',
  id: 'yang dan di dari untuk dengan pada ini adalah dalam tidak akan oleh sebagai',
  nl: 'de het een van en is dat op te met voor zijn niet aan er om ook bij werd',
  sv: 'och att det som är en av för på med den till inte har de var ett om vid från',
  sw: 'ya na wa kwa ni katika la za kuwa cha hii hiyo kama lakini yake wao huo',
  ny: 'ndi pa ku mu wa kuti za ya kwa anthu iwo koma ndipo monga cha ino',
}
const CODES = Object.keys(WORDS)
/** Each small word with the indices of its languages in `CODES`. */
const LANGUAGES_OF = new Map<string, number[]>()
Object.values(WORDS).forEach((words, at) => {
  for (const word of words.split(' ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), at])
})
const SCRIPTS: [string, RegExp][] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
]
const SAMPLE = 60_000
const LEAST_WORDS = 8
const LEAST_SHARE = 0.08

export function guessLanguage(text: string): string {
  const sample =
    text.length > SAMPLE * 2 ? text.slice(text.length / 4, text.length / 4 + SAMPLE) : text.slice(0, SAMPLE)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  if (!letters) return 'und'
  for (const [code, script] of SCRIPTS) if ((sample.match(script)?.length ?? 0) > letters * 0.3) return code

  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length < LEAST_WORDS) return 'und'
  const counts = CODES.map(() => 0)
  for (const word of words) for (const at of LANGUAGES_OF.get(word) ?? []) counts[at]! += 1
  const count = Math.max(...counts)
  const best = CODES[counts.indexOf(count)]!
  return count >= words.length * LEAST_SHARE ? best : 'und'
}
