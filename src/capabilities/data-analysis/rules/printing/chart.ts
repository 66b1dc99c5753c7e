/** A chart as data: computed by code, drawn by the browser and in the Word file. */
import { z } from 'zod'

const Point = z.object({ x: z.number(), y: z.number() })
const Bar = z.object({ label: z.string(), value: z.number() })

export const Chart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bars'),
    title: z.string(),
    /** The unit of the bars, for the axis. */
    unit: z.string(),
    bars: z.array(Bar),
  }),
  z.object({
    kind: z.literal('points'),
    title: z.string(),
    xLabel: z.string(),
    yLabel: z.string(),
    points: z.array(Point),
    /** The regression line, from one end to the other. */
    line: z.tuple([Point, Point]).optional(),
  }),
  z.object({ kind: z.literal('pie'), title: z.string(), slices: z.array(Bar) }),
  z.object({
    kind: z.literal('boxes'),
    title: z.string(),
    unit: z.string(),
    /** From quartile to quartile, with the ends of the whiskers. */
    boxes: z.array(
      z.object({
        label: z.string(),
        least: z.number(),
        lower: z.number(),
        median: z.number(),
        upper: z.number(),
        most: z.number(),
      }),
    ),
  }),
])
export type Chart = z.infer<typeof Chart>
