/** Works of institutions cited in running text: "data from the Bureau of Fisheries (BOF) in 2018". */
import { type Citation, findCitations } from '../../text/citations.ts'

const WORK =
  '(?:[Ss]tudy|[Ss]tudies|[Rr]eports?|[Ss]urvey|[Dd]ata|[Rr]esearch|[Ss]tatistics|[Ff]indings|[Ff]igures|[Cc]ensus)'
const BY = '(?:(?:conducted|published|released|issued|carried out|done|produced) )?(?:by|from)'
const KIND =
  '(?:Ministry|Bank|Organi[sz]ation|Agency|Office|Department|Council|Commission|Association|Institute|Cent(?:re|er)|Bureau|Authority|Foundation|Fund|Board)'
const WORD = String.raw`\p{Lu}[\p{L}'’-]+`
const JOIN = '(?: (?:for|of|on|and|the|in))*'
const NAMED = new RegExp(
  String.raw`\b${WORK} ${BY} (?:the )?((?=[^.;]{0,80}?\b${KIND}\b)${WORD}(?:${JOIN} ${WORD}){1,8})(?: \((\p{Lu}{2,8})\))?,? in ((?:19|20)\d\d)\b`,
  'gu',
)

/** Only if the sentence contains no ordinary citation. */
export function institutionsNamed(text: string): Citation[] {
  if (!new RegExp(KIND).test(text) || findCitations(text).length > 0) return []
  return [...text.matchAll(NAMED)].map(({ 0: whole, 1: name = '', 2: short, 3: year = '', index }) => ({
    text: whole,
    start: index,
    end: index + whole.length,
    names: [name.toLowerCase(), ...(short ? [short.toLowerCase()] : [])],
    etAl: false,
    year,
  }))
}
