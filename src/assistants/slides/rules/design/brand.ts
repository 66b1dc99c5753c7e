/**
 * A format in a university's colours. Roles are kept: text colours are darkened until readable, and colours that would be
 * confused in a chart stay ours. Fonts are used if we have their metrics; text fits in no others.
 */
import type { Colour } from '#kit/pptx/model.ts'
import type { Brand } from '../deck/deck.ts'
import { FAMILIES } from '../measure/fonts.ts'
import { ALL_EYES, contrastOf, distanceOf } from './colours.ts'
import type { Design } from './design.ts'

const LEAST_CONTRAST = 4.8
const LEAST_TO_SPEAK = 3
const LEAST_DISTANCE = 16

export function branded(design: Design, { colours, fonts }: Brand): Design {
  const own = design.theme.colours
  // A yellow darkened until readable would not be recognised: another of the university's colours is used.
  const named = [colours.accent1, colours.dk2, colours.accent2, colours.accent3].filter(
    (one) => one !== undefined,
  )
  const main = named.find((one) => !isGrey(one) && contrastOf(one, own.lt1) >= LEAST_TO_SPEAK) ?? named[0]
  const deep = colours.dk2 ?? main
  // A light accent colour is used for text on dark.
  const onDark = contrastOf(own.accent6, own.lt1) < 3 ? [own.accent6] : []
  const made: Record<Colour, string> = {
    ...own,
    ...(deep && { dk2: readable(isGrey(deep) && main ? main : deep, [own.lt1, own.lt2, ...onDark]) }),
    ...(main && { accent1: readable(main, [own.lt1, own.lt2]) }),
    ...(colours.accent2 && { accent2: readable(colours.accent2, [own.lt1, own.lt2]) }),
  }
  const clear = (one: Colour, other: Colour) =>
    ALL_EYES.every((eyes) => distanceOf(made[one], made[other], eyes) >= LEAST_DISTANCE)
  const pairs = [...pairsOf(design.chart.series), ...pairsOf(design.chart.parts)]
  for (const pair of pairs) for (const place of pair) if (!clear(...pair)) made[place] = own[place]
  return {
    ...design,
    theme: {
      ...design.theme,
      colours: made,
      fonts: {
        heading: measured(fonts.heading) ?? design.theme.fonts.heading,
        body: measured(fonts.body) ?? design.theme.fonts.body,
      },
    },
  }
}

const pairsOf = (colours: readonly Colour[]): [Colour, Colour][] =>
  colours.flatMap((one, at) => colours.slice(at + 1).map((other): [Colour, Colour] => [one, other]))

/** Without Calibri a viewer sees Carlito, and so on: metric-compatible fonts. */
const ALSO: Record<string, string> = {
  'Calibri Light': 'Calibri',
  Carlito: 'Calibri',
  Caladea: 'Cambria',
  Arimo: 'Arial',
  Helvetica: 'Arial',
  'Liberation Sans': 'Arial',
}
export const measured = (font: string | undefined): string | undefined =>
  font && Object.values(FAMILIES).find((family) => family === (ALSO[font] ?? font))

const parts = (hex: string): number[] => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const isGrey = (hex: string): boolean => Math.max(...parts(hex)) - Math.min(...parts(hex)) < 24
const STEP = 0.94

/** The same hue, dark enough to be read on each of these backgrounds, and to carry their colour as text. */
function readable(hex: string, grounds: readonly string[]): string {
  let made = hex
  while (grounds.some((ground) => contrastOf(made, ground) < LEAST_CONTRAST) && made !== '000000')
    made = parts(made)
      .map((part) =>
        Math.floor(part * STEP)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
      .toUpperCase()
  return made
}
