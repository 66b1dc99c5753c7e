/**
 * Words of participants and sources in a work: quotations that continue, announced quotations, and answers with an
 * attribution.
 */
import type { ReadSentence } from '../document/reading.ts'

const SAID_BY =
  '(?:participant|respondent|interviewee|informant|interviewer|moderator|KII|FGD|[PRI](?=\\s?\\d))'
const SPEAKER = new RegExp(String.raw`^${SAID_BY}\s?#?\d{0,3}(?:\s?\([^)]{0,40}\))?\s?[:–—]`, 'i')
const ATTRIBUTED = new RegExp(
  String.raw`[(\[–—-]\s*(?:\w+ )?${SAID_BY}[\s#-]{0,2}\d+[^()[\]]{0,40}[)\]]?\.?$`,
  'i',
)
const LETS_SPEAK =
  /\b(?:said|says|stated|states|explained|narrated|remarked|lamented|commented|noted|responded|replied|answered|added|put it|as follows|quoted|in (?:his|her|their) (?:own )?words)\b[^.]{0,40}:\s*$/i

/** "(Interview 12)", "(Teacher 3)": the source of a line; the writer's own interpretation may end so as well. */
const SOURCE =
  /[([](?:Interview(?:ee|er)?|Focus group|FG|Teacher|Nurse|Parent|Student|Learner|Farmer|Manager|Case|Line|Transcript)[\s#-]{0,2}\d+[^()[\]]{0,40}[)\]]\.?$/i
const PERSONAL = /(?<![“"‘'][^”"’']{0,200})\b(?:I|[Mm]e|[Mm]y|[Ww]e|us|[Oo]ur|[Yy]ou|[Yy]our)\b|^(?:…|\.\.\.)/

/** Sentences inside a quotation that began earlier, and paragraphs that are a participant's answer. */
export function saidByOthers(sentences: readonly ReadSentence[]): ReadonlySet<string> {
  const said = new Set<string>()
  let announced = false
  for (const block of Map.groupBy(sentences, ({ block }) => block).values()) {
    const last = block.at(-1)!.text
    const isAnswer =
      announced ||
      SPEAKER.test(block[0]!.text) ||
      ATTRIBUTED.test(last) ||
      (SOURCE.test(last) && PERSONAL.test(block.map(({ text }) => text).join(' ')))
    let isOpen = false
    for (const { id, text } of block) {
      if (isAnswer || isOpen) said.add(id)
      isOpen = opensAfter(text, isOpen)
    }
    announced = LETS_SPEAK.test(last)
  }
  return said
}

function opensAfter(text: string, isOpen: boolean): boolean {
  const marks = text.match(/["“”«»]/g) ?? []
  return marks.reduce((open, mark) => (mark === '"' ? !open : mark === '“' || mark === '«'), isOpen)
}
