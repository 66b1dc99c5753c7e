import type { Box, Colour } from './model.ts'
import { el } from './xml.ts'

/** Points to the format's English Metric Units, as whole numbers. */
export const emu = (points: number): number => Math.round(points * 12_700)
/** Font sizes and spacings are in hundredths of a point. */
export const hundredths = (points: number): number => Math.round(points * 100)

/** Slides call the theme's first four colours by these names, through the master's map. */
const MAPPED: Partial<Record<Colour, string>> = { dk1: 'tx1', lt1: 'bg1', dk2: 'tx2', lt2: 'bg2' }

export const schemeColour = (colour: Colour): string => el('a:schemeClr', { val: MAPPED[colour] ?? colour })
export const solid = (colour: Colour): string => el('a:solidFill', {}, schemeColour(colour))

export const offsetAndExtent = ({ x, y, width, height }: Box): string =>
  el('a:off', { x: emu(x), y: emu(y) }) + el('a:ext', { cx: emu(width), cy: emu(height) })
export const placed = (box: Box): string => el('a:xfrm', {}, offsetAndExtent(box))
