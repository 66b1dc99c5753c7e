/**
 * A deck as another program shows it: LibreOffice opens the written file and prints it, and each text is expected where
 * the preview draws it. If it is not installed nothing is measured.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DrawnSlide } from '../../src/assistants/slides/rules/drawing/drawn.ts'

const run = promisify(execFile)
const isThere = (program: string) =>
  run('which', [program]).then(
    () => true,
    () => false,
  )
export const canOpen = async (): Promise<boolean> =>
  (await isThere('soffice')) && (await isThere('pdftotext'))

export type Opened = {
  pages: number
  /** Words of the preview, and how many of them the other program shows on the same slide. */
  words: number
  shown: number
  /** How far apart they begin, in points: the median and nineteen of twenty. */
  apart: { median: number; most: number }
}

/** A word's box extends below its baseline by this share of its size. */
const DESCENT = 0.25

type Word = { text: string; x: number; y: number }
/** Ligatures and hard spaces are the printer's. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** The slide is 960 points wide in the preview, and as wide as its page in print. */
function printed(html: string): Word[][] {
  return html
    .split('<page ')
    .slice(1)
    .map((page) => {
      const scale = 960 / Number(page.match(/width="([\d.]+)"/)?.[1] ?? 960)
      return [
        ...page.matchAll(/<word xMin="([\d.]+)" yMin="[\d.]+" xMax="[\d.]+" yMax="([\d.]+)">([^<]*)</g),
      ].map(([, x, y, text]) => ({ text: plain(text ?? ''), x: Number(x) * scale, y: Number(y) * scale }))
    })
}

export async function opened(bytes: Uint8Array, slides: readonly DrawnSlide[]): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-opened-'))
  try {
    writeFileSync(join(folder, 'deck.pptx'), bytes)
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    await run('soffice', [
      profile,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      join(folder, 'deck.pptx'),
    ])
    await run('pdftotext', ['-bbox', join(folder, 'deck.pdf'), join(folder, 'deck.html')])
    const pages = printed(readFileSync(join(folder, 'deck.html'), 'utf8'))
    const found = { words: 0, shown: 0 }
    const apart: number[] = []
    for (const [at, slide] of slides.entries()) {
      const there = [...(pages[at] ?? [])]
      for (const piece of slide.pieces) {
        if (piece.is !== 'text') continue
        for (const [place, word] of piece.text.split(/\s+/).map(plain).entries()) {
          if (word === '') continue
          found.words += 1
          // Of identical words on a slide, the nearest is meant.
          const far = ({ x, y }: Word) =>
            Math.hypot(place === 0 ? x - piece.x : 0, y - piece.y - DESCENT * piece.size)
          const [same] = there.filter(({ text }) => text === word).sort((a, b) => far(a) - far(b))
          if (!same) continue
          found.shown += 1
          if (place === 0) apart.push(far(same))
          there.splice(there.indexOf(same), 1)
        }
      }
    }
    apart.sort((a, b) => a - b)
    const share = (part: number) => apart[Math.floor((apart.length - 1) * part)] ?? 0
    return { pages: pages.length, ...found, apart: { median: share(0.5), most: share(0.95) } }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
