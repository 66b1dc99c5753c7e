/** The five forms of a verb, so that a replacement takes the same ending. */
export const SLOTS = ['base', 's', 'past', 'pp', 'ing'] as const
export type Slot = (typeof SLOTS)[number]

/** Only verbs that the tables insert. */
const IRREGULAR: Record<string, [past: string, pp: string]> = {
  be: ['was', 'been'],
  begin: ['began', 'begun'],
  bring: ['brought', 'brought'],
  build: ['built', 'built'],
  deal: ['dealt', 'dealt'],
  do: ['did', 'done'],
  draw: ['drew', 'drawn'],
  drive: ['drove', 'driven'],
  find: ['found', 'found'],
  get: ['got', 'got'],
  give: ['gave', 'given'],
  go: ['went', 'gone'],
  grow: ['grew', 'grown'],
  have: ['had', 'had'],
  hold: ['held', 'held'],
  keep: ['kept', 'kept'],
  lead: ['led', 'led'],
  make: ['made', 'made'],
  meet: ['met', 'met'],
  put: ['put', 'put'],
  rise: ['rose', 'risen'],
  see: ['saw', 'seen'],
  set: ['set', 'set'],
  shed: ['shed', 'shed'],
  show: ['showed', 'shown'],
  speed: ['sped', 'sped'],
  spread: ['spread', 'spread'],
  catch: ['caught', 'caught'],
  stand: ['stood', 'stood'],
  take: ['took', 'taken'],
  undertake: ['undertook', 'undertaken'],
  try: ['tried', 'tried'],
  win: ['won', 'won'],
}
const DOUBLED = new Set(['get', 'put', 'set', 'shed', 'begin', 'stop', 'plan', 'win'])

const thirdPerson = (verb: string) => {
  if (verb === 'have') return 'has'
  if (verb === 'be') return 'is'
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

const withIng = (verb: string) => {
  if (verb === 'be') return 'being'
  if (DOUBLED.has(verb)) return `${verb}${verb.at(-1)}ing`
  return /[^eoy]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`
}

const regularPast = (verb: string) => {
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return DOUBLED.has(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`
}

/** In a phrase the first word is the verb: "deal with", "draw on". */
export function inflect(words: string, slot: Slot): string {
  const [verb = '', ...rest] = words.split(' ')
  const irregular = IRREGULAR[verb]
  const forms: Record<Slot, () => string> = {
    base: () => verb,
    s: () => thirdPerson(verb),
    past: () => irregular?.[0] ?? regularPast(verb),
    pp: () => irregular?.[1] ?? regularPast(verb),
    ing: () => withIng(verb),
  }
  return [forms[slot](), ...rest].join(' ')
}
