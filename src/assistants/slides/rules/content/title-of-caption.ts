/** A title from a figure's or a table's caption: as much of it as fits on a line and can end there. */
const SHORTEST = 8
const LONGEST = 52
/** Places where a caption may be cut and still name the same subject more broadly. */
const ENDS =
  /,?\s+(?:in|among|amongst|at|during|for|from|with|using|across|within|before|after|on|by|per)\s|\s*[(:;,–—]\s*/gi
/** A cut must leave no phrase unfinished: 'comparison between …', 'levels of …', 'living with …'. */
const UNFINISHED = /\b(?:of|and|or|the|an?|between|to|versus|vs|\p{L}+ing|\p{L}+ed)$/iu

export function titleOfCaption(caption: string, begins: string): string | undefined {
  const short = shortened(caption)
  return (
    short &&
    `${begins} ${/^[A-Z][a-z]/.test(short) ? short.replace(/^./, (letter) => letter.toLowerCase()) : short}`
  )
}

function shortened(caption: string): string | undefined {
  const fits = (one: string) => one.length >= SHORTEST && one.length <= LONGEST
  if (fits(caption)) return caption
  if (caption.length < SHORTEST) return undefined
  const candidates = [...caption.matchAll(ENDS)].map(({ index }) => caption.slice(0, index).trim())
  return candidates.findLast((one) => fits(one) && /\s/.test(one) && !UNFINISHED.test(one))
}
