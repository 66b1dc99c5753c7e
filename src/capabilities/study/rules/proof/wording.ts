/** A model's own words, checked against their evidence. They may judge; they may add no fact. */
import { contentStems } from '#kit/text/content-stems.ts'
import { givesOrders } from '../document/orders.ts'
import { makeVerifier, type Verifier } from '../verifier/verify.ts'
import type { Drop } from './drops.ts'
import { namesNotIn } from './names.ts'
import type { Places, ProvedPlace } from './places.ts'
import { isTurnedRound } from './turned-round.ts'
import { hasOtherUnit } from './units.ts'

const NO_PROSE = /https?:|www\.|[<>{}]\S|!\[|\]\(|```|\n/
/** A program accuses no one. */
const ACCUSES =
  /\b(?:plagiari\w+|fabricat\w+|falsif\w+|fraud\w*|cheat\w*|dishonest\w*|liar|lied|lying|forged|ghost-?writ\w+|misconduct|stolen|invented (?:data|results)|made up (?:data|results|the)|(?:written|generated) by (?:an? )?(?:AI|ChatGPT|machine|model)|stupid|lazy|incompetent|worthless|ridiculous)\b/i
const PAGE =
  /[,(]?\s*\b(?:on |see )?(?:p|pp|page|pages)\.?\s?(\d{1,4})(?:\s?(?:[–-]|to|and)\s?(\d{1,4}))?\)?/gi
/** The verifier looks up numbers, in figures or words, and quotations. Without one of these it is not needed. */
const MAY_CLAIM =
  /[\p{N}"“”„‘’'«»]|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|thirds?|quarters?|twice|doubl\w+|tripl\w+)\b/iu
const LEAST_SHARED = 2
const LEAST_SHARE = 0.34

/** One quotation with its places. */
export type PlacedQuotation = { quote: string; places: readonly ProvedPlace[] }
export type Grounds = {
  places: readonly ProvedPlace[]
  /** The document's text there, one for each quotation. */
  written: readonly string[]
  /** The same with the quotation itself: once proved, it shows what a damaged file has lost. */
  readable: readonly string[]
  ordinary: ReadonlySet<string>
  title: string
  verifier(): Verifier
}

export function groundsOf(
  quoted: readonly PlacedQuotation[],
  { ordinary, reading }: Pick<Places, 'ordinary' | 'reading'>,
): Grounds {
  const written = quoted.map(({ places }) => places.map(({ evidence }) => evidence.quote).join(' '))
  const heads = quoted.map(({ places }) => places.map(({ head }) => head).find(Boolean) ?? '')
  const readable = quoted.map(({ quote }, at) => `${heads[at]}\n${written[at]}\n${quote}`)
  let verifier: Verifier | undefined
  return {
    places: quoted.flatMap(({ places }) => places),
    written,
    readable,
    ordinary,
    title: reading.title,
    verifier: () => {
      verifier ??= makeVerifier({ said: readable })
      return verifier
    },
  }
}

/** Why a sentence of judgement cannot be shown, or null. */
export function faultOfJudgement(says: string, grounds: Grounds): Drop | null {
  const fault = faultOfWords(says, grounds)
  if (fault) return fault
  if (isTurnedRound(says, grounds.written)) return 'turned-round'
  const own = new Set(contentStems(grounds.readable.join('\n')))
  const said = [...new Set(contentStems(says))]
  const shared = said.filter((stem) => own.has(stem)).length
  return shared >= LEAST_SHARED || shared >= LEAST_SHARE * said.length ? null : 'unrelated'
}

/** Advice and questions state nothing; but they too may only use names and numbers from the evidence. */
export function faultOfWords(raw: string, grounds: Grounds): Drop | null {
  const { places, readable, ordinary, title } = grounds
  if (NO_PROSE.test(raw)) return 'no-prose'
  if (givesOrders(raw)) return 'order'
  if (ACCUSES.test(raw)) return 'accusation'
  const pages = [...raw.matchAll(PAGE)]
  if (
    pages.some(([, first, last]) => ![first, last].every((page) => !page || isPageOf(places, Number(page))))
  )
    return 'page'
  const said = raw.replace(PAGE, '')
  const text = readable.join('\n')
  if (namesNotIn(said, `${text}\n${title}`, ordinary).length > 0) return 'name'
  if (hasOtherUnit(said, text)) return 'unit'
  if (!MAY_CLAIM.test(said)) return null
  const claims = grounds
    .verifier()
    .checkAnswer(said)
    .flatMap((segment) => segment.claims)
  const missing = claims.find(({ found }) => found === null)
  return missing ? DROPS[missing.kind] : null
}

const DROPS = { number: 'number', citation: 'name', quotation: 'quotation-added', page: 'page' } as const

const isPageOf = (places: readonly ProvedPlace[], page: number): boolean =>
  places.some(({ evidence }) => evidence.page === page && !evidence.within)
