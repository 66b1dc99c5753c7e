import { z } from 'zod'
import { SlideSource } from '../deck/deck.ts'

/** A deck in one format, slide by slide, as lines and shapes for any screen. */
export const DrawnPiece = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('shape'),
    path: z.string(),
    fill: z.string().optional(),
    line: z.string().optional(),
    width: z.number().optional(),
  }),
  z.object({
    is: z.literal('text'),
    x: z.number(),
    y: z.number(),
    text: z.string(),
    size: z.number(),
    /** Its width in the file, so that it ends in the same place in every font. */
    length: z.number(),
    family: z.string(),
    bold: z.boolean(),
    fill: z.string(),
  }),
  /** A figure of the document: its pixels are fetched by the slide's id. */
  z.object({
    is: z.literal('picture'),
    /** The address of its pixels. */
    href: z.string().optional(),
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
  }),
  /** The picture itself is sent once with the deck. */
  z.object({
    is: z.literal('logo'),
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
  }),
])
export type DrawnPiece = z.infer<typeof DrawnPiece>

export const DrawnSlide = z.object({
  id: z.string(),
  title: z.string(),
  /** The editable lines. */
  lines: z.array(z.string()),
  /** It waits for the student. */
  ask: z.object({ says: z.string(), candidates: z.array(z.string()) }).optional(),
  /** Its document has further statements for it. */
  hasMore: z.boolean().optional(),
  background: z.string(),
  pieces: z.array(DrawnPiece),
  notes: z.array(z.string()),
  /** Its speaking time, at an even pace. */
  seconds: z.number().optional(),
  sources: z.array(SlideSource),
})
export type DrawnSlide = z.infer<typeof DrawnSlide>
