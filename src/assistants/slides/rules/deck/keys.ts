/** The names the deck, its formats and its slides go by. */

/** As the specification keys them; the calls take them in small letters. */
export const FORMAT_KEYS = ['Standard', 'Heavy', 'Mini'] as const
export type FormatKey = (typeof FORMAT_KEYS)[number]
export const FORMAT_IDS = ['standard', 'heavy', 'mini'] as const
export type FormatId = (typeof FORMAT_IDS)[number]

/** A deck has as many, whatever it is made of. */
export const SLIDES_IN_DECK = 18

/** How the content of a slide hangs together; each format has a layout for each. */
export const FORMS = [
  'opening',
  'agenda',
  'points',
  'statement',
  'cards',
  'questions',
  'flow',
  'metrics',
  'visual',
  'references',
] as const
