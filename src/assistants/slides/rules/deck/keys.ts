/** Ids of the deck's formats and slides. */

/** The specification's spelling; the calls use lower case. */
export const FORMAT_KEYS = ['Standard', 'Heavy', 'Mini'] as const
export type FormatKey = (typeof FORMAT_KEYS)[number]
export const FORMAT_IDS = ['standard', 'heavy', 'mini'] as const
export type FormatId = (typeof FORMAT_IDS)[number]

/** Every deck has this many, whatever its source. */
export const SLIDES_IN_DECK = 18

/** How a slide's content is structured; every format has layouts for each. */
export const FORMS = [
  'opening',
  'agenda',
  'points',
  'statement',
  'cards',
  'questions',
  'metrics',
  'visual',
  'references',
] as const
