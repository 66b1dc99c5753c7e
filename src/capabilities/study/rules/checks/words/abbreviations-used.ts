/** Abbreviations a document uses, whether it spells them out, and whether it does so in time. */
import { isProse, type ReadDocument, type ReadSentence } from '../../document/reading.ts'

export type UsedAbbreviation = {
  letters: string
  times: number
  first: ReadSentence
  /** The sentence that spells it out; null if none was found. */
  speltOut: ReadSentence | null
  usedBefore: boolean
}

const LETTERS =
  /(?<![\p{L}\d&/._-])(?:[A-Z]{2,6}|[A-Z][a-z]?[A-Z]{1,4}|[A-Z][a-z]{1,3}[A-Z][a-z]{0,6})s?(?![\p{L}\d&/_]|-\d)/gu
/** Abbreviations readers know, or that are words by now. */
const KNOWN = new Set(
  'HIV AIDS DNA RNA USA US UK UN EU AU PhD BSc MSc BA MA MPhil SPSS ANOVA ANCOVA MANOVA CI SD SE OR AOR RR HR IQR ID PDF URL DOI ISBN ISSN SMS TV CEO COVID UNICEF UNESCO WHO GPS USB CD DVD DevOps AM PM AD BC OK VS ZMW USD ZAR GBP EUR NVivo ATLAS LaTeX GitHub YouTube WhatsApp LinkedIn PubMed MedLine EBSCO JSTOR AJOL APA ASCII HTML XML CSV API IQ PCR pH Ltd PLC NB RQ HO HA PO SAGE UCLA MIT BBC CNN PART TABLE NOT AND CPU GPU RAM SQL HTTP PHP IBM NGO GDP VAT ATM ICT STATA SDG BMI NGN KES GHS TZS UGX RWF MWK BWP NAD XAF XOF ETB EGP MAD INR CNY JPY CHF AUD CAD VND PKR BDT LKR NPR IDR MYR THB SGD HKD KRW BRL MXN RUB TRY SEK NOK DKK PLN SAR AED MZN AOA SLL GMD MUR MySQL NoSQL JSON PostgreSQL IoT IDE SDK IMDB IMDb SAS POST GET PUT HTTPS CRUD MRI CT EEG ECG JMIR PASSED FAILED ZIP JPG JPEG PNG GIF MP3 MP4 NULL TRUE FALSE SEX AGE YES LTS Linux BERT GPT'.split(
    ' ',
  ),
)
/** 'FeOH' and 'NaCl' are formulas. */
const FORMULA =
  /^(?=.*[a-z])(?:Fe|Na|Cl|Ca|Mg|Al|Si|Zn|Cu|Ag|Pb|Mn|Ni|Cr|Co|Br|Li|Ba|Ti|Hg|Sn|As|Cd|[CHONSPFKI])+$/
const ROMAN = /^[IVXLC]+$/
/** 'McBanda' is a person, and 'PyTiyende' a product. */
const NAME = /^(?:Mc|Mac|De|Di|La|Le|Van)\p{Lu}\p{Ll}|\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+/u
/** '(CDC, 2011; Banda, 2019)' and 'CDC (2011)' name an author, as the list of references does. */
const AS_AUTHOR = /\([^()]*\b(?:19|20)\d\d[a-z]?\b[^()]*\)|[A-Z]{2,6} (?=\((?:19|20)\d\d)/g
const ABBREVIATIONS = /\b(?:abbreviations?|acronyms|glossary|definition of terms|list of symbols)\b/i

export function abbreviationsOf(reading: ReadDocument): UsedAbbreviation[] {
  const lists = new Set(reading.sections.filter(({ title }) => ABBREVIATIONS.test(title)).map(({ id }) => id))
  const listed = new Set<string>()
  for (const { section, text } of [...reading.sentences, ...reading.blocks])
    if (lists.has(section))
      for (const [letters] of text.matchAll(LETTERS)) listed.add(letters.replace(/s$/, ''))

  const uses = new Map<string, { at: number; sentence: ReadSentence; text: string }[]>()
  reading.sentences.forEach((sentence, at) => {
    if (!counts(sentence) || lists.has(sentence.section)) return
    for (const [raw] of sentence.text.replace(AS_AUTHOR, ' ').matchAll(LETTERS)) {
      // 'NGOs' are several NGO; 'DevOps' is one word.
      const letters = raw.replace(/(?<=\p{Lu})s$/u, '')
      // Two letters are a variable as often as a name.
      if (
        letters.length < 3 ||
        KNOWN.has(letters) ||
        ROMAN.test(letters) ||
        NAME.test(letters) ||
        FORMULA.test(letters)
      )
        continue
      const held = uses.get(letters) ?? []
      if (held.at(-1)?.sentence !== sentence) held.push({ at, sentence, text: sentence.text })
      uses.set(letters, held)
    }
  })
  const all = [...reading.sentences, ...reading.blocks]
  const words = new Set(
    all
      .flatMap(({ text }) => text.match(/(?<![\p{L}'’-])\p{L}\p{Ll}{2,}(?![\p{L}'’-])/gu) ?? [])
      .map((word) => word.toLowerCase()),
  )
  return (
    [...uses]
      // 'MODEL' is a word in capitals.
      .filter(([letters]) => !words.has(letters.toLowerCase()))
      // Once may be a name or a reading error; twice is a habit.
      .filter(([, of]) => of.length > 1)
      .map(([letters, of]) => {
        const body = of.filter(({ sentence }) => sentence.role !== 'abstract')
        const spelt = of.find(({ text }) => spellsOut(text, letters))
        // Titles, captions and opening pages spell out too.
        const anywhere =
          spelt?.sentence ??
          all.find(({ text }) => text.includes(letters) && spellsOut(text, letters)) ??
          writtenOutIn(all, letters)
        const bodySpelt = body.find(({ text }) => spellsOut(text, letters))
        const isListed = listed.has(letters)
        return {
          letters,
          times: of.length,
          first: of[0]!.sentence,
          speltOut: anywhere ?? (isListed ? of[0]!.sentence : null),
          // The abstract is read alone: the body may spell it out again.
          usedBefore:
            !isListed &&
            bodySpelt !== undefined &&
            body[0]! !== bodySpelt &&
            spelt === bodySpelt &&
            !reading.blocks.some(
              ({ page, text }) => page <= body[0]!.sentence.page && spellsOut(text, letters),
            ),
        }
      })
  )
}

const counts = (sentence: ReadSentence) =>
  isProse(sentence) &&
  sentence.role !== 'front-matter' &&
  sentence.role !== 'appendix' &&
  // A line in capitals is a heading that was not recognised as one.
  (sentence.text.match(/\p{Lu}/gu)?.length ?? 0) < sentence.text.length / 3

/**
 * 'District Health Office (DHO)' and 'DHO (District Health Office)'; the first letter must agree. Words are split at
 * spaces: without that, a long sentence is tried in millions of ways.
 */
function spellsOut(text: string, letters: string): boolean {
  const plain = letters.replace(/[^\p{L}]/gu, '')
  const before = text.match(
    new RegExp(
      String.raw`((?:[\p{L}'’-]+[:,]?\s+(?:[–-]\s+)?){0,9}[\p{L}'’-]+[:,]?\s*)[([][^()[\]]{0,20}?${plain}s?\b`,
      'u',
    ),
  )?.[1]
  if (before && isFor(before, plain)) return true
  const after = text.match(
    new RegExp(
      String.raw`${plain}s?\s*(?:[([]|,? (?:stands for|means|refers to)\s+)((?:[\p{L}'’-]+\s+){1,9}[\p{L}'’-]+)`,
      'u',
    ),
  )?.[1]
  return after !== undefined && isFor(after, plain)
}

const SEVERAL = 3

/** 'Educational Data Mining' in full explains EDM, even without brackets. */
function writtenOutIn(all: readonly ReadSentence[], letters: string): ReadSentence | undefined {
  if (letters.length < SEVERAL || letters !== letters.toUpperCase()) return undefined
  const words = [...letters]
    .map((letter) => `${letter}\\p{Ll}+`)
    .join('[ -](?:(?:of|and|for|the|in|on|to) )?')
  const written = new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u')
  return all.find(({ text }) => written.test(text))
}

function isFor(words: string, letters: string): boolean {
  const first = letters[0]!.toLowerCase()
  return words
    .toLowerCase()
    .split(/[\s-]+/)
    .some((word) => word.startsWith(first))
}
