/** Boxes and arrows asked for in plain words, as the text of a flowchart: "mobile money -> savings -> income". */
import { capitalised } from '#kit/text/articles.ts'
import { readDrawing } from './read-drawing.ts'

const ARROW = /\s*(?:-{1,2}>|→|=>|⟶|>{2})\s*/
const NAMES_IT =
  /^[\s\S]*?\b(?:framework|flow ?chart|flow diagram|diagram|model|map|drawing)\b\s*(?:of|for|showing|where|with|from|:|-)*\s*(?:how\s+)?/i
const DRAWS = /\b(?:draw|make|create|show|sketch|give|need|want|framework|flow ?chart|diagram)\b/i
const LEADS_TO =
  /^(.{2,200}?)\s+(?:positively |negatively |directly )?(?:affect|influence|lead to|cause|determine|predict|improve|increase|reduce|drive|shape)(?:s|ing)?\s+(.{2,120})$/i
const LISTS = /\bframework (?:from|with|of|using)\b[^.?]*,/i
const MOST = 16

/** Undefined where the words name no two boxes. */
export function flowchartAsked(question: string): string | undefined {
  const text = question.trim().replace(/[.?!]+$/, '')
  const chains = chainsIn(text) ?? framedIn(text) ?? ledTo(text)
  if (!chains) return undefined
  const names = [...new Set(chains.flat(2))]
  if (names.length < 2 || names.length > MOST) return undefined
  const idOf = (name: string) => `n${names.indexOf(name) + 1}`
  const edges = chains.flatMap((chain) =>
    chain
      .slice(1)
      .flatMap((to, at) =>
        chain[at]!.flatMap((from) => to.map((each) => `  ${idOf(from)} --> ${idOf(each)}`)),
      ),
  )
  const boxes = names.map((name) => `  ${idOf(name)}["${name.replaceAll('"', '')}"]`)
  return ['flowchart TD', ...boxes, ...new Set(edges)].join('\n')
}

type Chain = string[][]
const LONGEST = 80

const boxesIn = (words: string): string[] =>
  words
    .split(/,|\s+&\s+|\s+and\s+/i)
    .map((box) => box.replace(/^(?:and|the|an?)\s+/i, '').trim())
    .filter((box) => box !== '' && box.length <= LONGEST)
    .map(capitalised)

/** Each line or semicolon is a chain of its own. */
function chainsIn(text: string): Chain[] | undefined {
  if (!ARROW.test(text)) return undefined
  const words = DRAWS.test(text.split(ARROW)[0] ?? '') ? text.replace(NAMES_IT, '') : text
  const chains = words
    .split(/[;\n]/)
    .map((line) => line.split(ARROW).map(boxesIn))
    .filter((chain) => chain.length > 1 && chain.every((boxes) => boxes.length > 0))
  return chains.length > 0 ? chains : undefined
}

function framedIn(text: string): Chain[] | undefined {
  const drawing = /framework/i.test(text) ? readDrawing(text) : undefined
  if (drawing?.kind !== 'framework') return undefined
  const { independent, between, dependent } = drawing
  const capital = (names: string[]) => names.flatMap(boxesIn)
  // A mediator stands on the way; what moderates acts on the effect, and is drawn beside the causes.
  if (/^(?:mediat|interven)/i.test(between.name))
    return [[capital(independent), capital(between.of), capital(dependent)]]
  return [[[...capital(independent), ...capital(between.of)], capital(dependent)]]
}

function ledTo(text: string): Chain[] | undefined {
  if (!DRAWS.test(text) || !/framework|diagram|flow ?chart|arrows|boxes/i.test(text)) return undefined
  const named = text.replace(NAMES_IT, '')
  const [, from = '', to = ''] = LEADS_TO.exec(named) ?? []
  if (from && to) return [[boxesIn(from), boxesIn(to)]]
  // "From training, motivation and performance": what comes last is what the others act on.
  const boxes = LISTS.test(text) ? boxesIn(named) : []
  return boxes.length > 2 ? [[boxes.slice(0, -1), boxes.slice(-1)]] : undefined
}
