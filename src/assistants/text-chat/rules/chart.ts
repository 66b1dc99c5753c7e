/** A chart as data: computed by code from a file, drawn by the browser. */
import { z } from 'zod'

const Point = z.object({ x: z.number(), y: z.number() })

export const Chart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bars'),
    title: z.string(),
    /** The unit of the bars, for the axis. */
    unit: z.string(),
    bars: z.array(z.object({ label: z.string(), value: z.number() })),
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
])
export type Chart = z.infer<typeof Chart>
