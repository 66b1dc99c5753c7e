/** Text of a template that was to be replaced: it is an answer to nothing. */
const PLACEHOLDER =
  /\blorem ipsum\b|\bdolor sit amet\b|[[<{]\s*(?:insert|add|write|type(?! (?:[ivx]+|\d|[a-d])\b)|put|fill in|enter|your|(?:mention|specify|indicate) (?:the|your|specific|relevant))\b[^\]}>]{0,80}[\]}>]|\(\s*(?:insert|fill in|your|(?:add|write|type|put|enter) (?:your|the|here|an?|more|some)|(?:mention|specify|indicate) (?:the|your|specific|relevant))\b[^)]{0,80}\)|\b(?:click|tap) (?:or tap )?here to (?:enter|add|insert) text\b|\b(?:text|content|discussion|results?|findings|conclusions?) (?:goes|go|to go|comes|will go|to be (?:added|inserted|written)) here\b|^(?:\S+\s+){0,6}to be (?:written|completed|added|inserted)(?: later| soon)?\s*[.!…]*\s*$|\b(?:TBD|TODO|T\.B\.D\.)\s*[.!…]*\s*$|\[[^\]]{0,20}\bREF\b[^\]]{0,10}\]|^\s*(?:x{4,}|coming soon)\s*[.!]?\s*$|\bthis (?:section|chapter|part) (?:is to be|will be|has yet to be|needs to be|should be) (?:written|completed|added|filled)\b|\bsample (?:text|paragraph) (?:here|only)\b/iu

const AROUND = 40

export const isPlaceholder = (text: string): boolean => PLACEHOLDER.test(text)

/** What is to be replaced, with the words beside it. */
export function placeholderIn(text: string): string | undefined {
  const found = PLACEHOLDER.exec(text)
  if (!found) return undefined
  const from = Math.max(0, found.index - AROUND)
  const to = found.index + found[0].length + AROUND
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
}
