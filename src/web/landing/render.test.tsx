// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ASSISTANTS, assistantIds } from '#product/assistants.ts'
import { captions } from './film/captions.ts'
import { FILM_SECONDS, STORY } from './film/story.ts'
import { renderLanding, themeSnippet } from './render.tsx'
import { THE_WEEK } from './the-week.tsx'

const html = await renderLanding({
  css: 'p{margin:0}',
  scriptUrl: '/assets/landing.js',
  fontUrl: '/assets/display.woff2',
  iconUrl: '/assets/icon.svg',
  themeSnippet,
  film: { url: '/assets/demo.webm', captionsUrl: '/assets/demo.vtt', bytes: 478_726 },
})

describe('the landing page', () => {
  it('gives every assistant its day', () => {
    expect([...THE_WEEK].sort()).toEqual([...assistantIds].sort())
  })

  it('takes names, sentences and prices from the catalogue', () => {
    const text = html.replace(/<[^>]+>/g, '')
    for (const id of assistantIds) {
      const { name, landingDescription, offer, prices } = ASSISTANTS[id]
      for (const words of [name, landingDescription, `${offer}ZMW ${prices.landing} a month`])
        expect(text).toContain(words)
    }
  })

  it('carries nothing a strict content security policy would stop', () => {
    expect(html).not.toMatch(/<[^>]+\sstyle=/)
    expect(html).not.toMatch(/<[^>]+\son\w+=/)
    expect(html.match(/<script>/g)).toHaveLength(1)
    expect(html.match(/<style>/g)).toHaveLength(1)
  })

  it('names the weight of the film, read from the file', () => {
    expect(html).toContain(`${FILM_SECONDS} seconds, 0.5\u00a0MB`)
  })
})

describe('the demo film', () => {
  it('follows one line on another without a gap', () => {
    STORY.slice(1).forEach((line, i) => {
      expect(line.from).toBe(STORY[i]!.until)
    })
  })

  it('has its words as captions', () => {
    expect(captions(STORY.slice(0, 1))).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nA thesis goes into the Research Decoder. We invented the thesis; the rest is the real product.\n',
    )
  })
})
