/** Every theme, in the order in which a reader meets them; and chapters, which are several themes. */
import { OF_BUILDING } from './of-building.ts'
import { OF_DATA } from './of-data.ts'
import { OF_FRAME } from './of-frame.ts'
import { OF_METHOD } from './of-method.ts'
import { OF_OUTCOME } from './of-outcome.ts'
import { OF_PURPOSE } from './of-purpose.ts'
import { OF_SOURCES_READ } from './of-sources.ts'
import type { Theme } from './theme.ts'

export const THEMES: readonly Theme[] = [
  ...OF_PURPOSE,
  ...OF_SOURCES_READ,
  ...OF_METHOD,
  ...OF_DATA,
  ...OF_BUILDING,
  ...OF_OUTCOME,
  ...OF_FRAME,
]
export const themeOf = (id: string): Theme | undefined => THEMES.find((one) => one.id === id)

/** What a chapter on methods is made of, in its order. */
export const METHOD_THEMES = [
  'design',
  'population',
  'sample',
  'sampling',
  'instrument',
  'validity',
  'collection',
  'analysis',
  'ethics',
] as const
