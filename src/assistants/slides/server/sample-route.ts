/** The preview's deck: made by the same rules from an invented thesis. */
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { readSample } from '../contract.ts'
import { Deck } from '../rules/deck/deck.ts'

/** A test compares it with the rules' output for the thesis. */
export const readSampleDeck = (): Deck =>
  Deck.parse(JSON.parse(readFileSync(new URL('./sample-deck.json', import.meta.url), 'utf8')))

export function sampleRoute() {
  let deck: Deck | undefined
  return async (app: FastifyInstance) => {
    serve(app, readSample, async ({ query: { format = 'standard' } }) => {
      deck ??= readSampleDeck()
      const { title, slides } = deck
      const { drawDeck } = await import('./drawing.ts')
      return { title, slideCount: slides.length, slides: drawDeck(deck, format, new Date(0)).slides }
    })
  }
}
