/**
 * Tesseract as a module in this process: only the core, with its English data, both from node_modules. The package
 * around it would start a thread, look for data on the network and write a cache, none of which is allowed here.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import type { PageTurn } from '../letter.ts'
import type { RecognisedLine } from './recognised-page.ts'

const CORE = 'tesseract.js-core/tesseract-core-simd-lstm'
const DATA = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'
const NEURAL_ONLY = 1
/**
 * As one block, which worn pages need; or with Tesseract's own column detection, as columns would
 * otherwise run into each other.
 */
const PAGE_MODES = { block: 6, columns: 3 } as const
/** The path from which the core reads its picture. */
const INPUT = '/input'
/** EXIF orientation values for each rotation. */
const CAMERA_NOTES: Record<PageTurn, number> = { 0: 1, 90: 6, 180: 3, 270: 8 }

type Api = {
  Init(path: null, language: string, engine: number): number
  SetPageSegMode(mode: number): void
  SetImageFile(exif: number, angle: number): number
  FindLines(): number
  GetGradient(): number
  Recognize(monitor: null): number
  GetJSONText(): string
}
type Core = {
  FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
  TessBaseAPI: new () => Api
}
type StartCore = (options: { wasmBinary: Uint8Array; TesseractProgress(): void }) => Promise<Core>

type Box = { x0: number; y0: number; x1: number; y1: number }
type ReadLine = {
  baseline: Box
  rowAttributes: { rowHeight: number }
  words: { bbox: Box; text: string; confidence: number }[]
}
type ReadBlock = { paragraphs: { lines: ReadLine[] }[] | null }

/** In pixels of the picture; `slope` is the slope of the lines to the right. */
export type RecognisedText = { lines: RecognisedLine[]; slope: number }
export type Engine = {
  /** Nothing if these bytes are no picture it supports. */
  read(
    picture: Uint8Array,
    how?: { turn?: PageTurn; layout?: keyof typeof PAGE_MODES },
  ): RecognisedText | undefined
}

export async function startTesseract(): Promise<Engine> {
  const require = createRequire(import.meta.url)
  const start = require(CORE) as StartCore // as: the package has no types
  const core = await start({
    wasmBinary: readFileSync(require.resolve(`${CORE}.wasm`)),
    TesseractProgress() {},
  })
  core.FS.writeFile('eng.traineddata', gunzipSync(readFileSync(require.resolve(DATA))))
  const api = new core.TessBaseAPI()
  if (api.Init(null, 'eng', NEURAL_ONLY) !== 0) throw new Error('Tesseract does not take its own data.')
  core.FS.unlink('eng.traineddata')
  return {
    read(picture, { turn = 0, layout = 'block' } = {}) {
      api.SetPageSegMode(PAGE_MODES[layout])
      core.FS.writeFile(INPUT, picture)
      if (api.SetImageFile(CAMERA_NOTES[turn], 0) === 1) return undefined
      api.FindLines()
      // Its y axis points up, as in mathematics; that of pictures points down.
      const slope = -api.GetGradient()
      api.Recognize(null)
      const { blocks } = JSON.parse(api.GetJSONText()) as { blocks: ReadBlock[] }
      return { slope, lines: blocks.flatMap(recognisedLines) }
    },
  }
}

const recognisedLines = ({ paragraphs }: ReadBlock): RecognisedLine[] =>
  (paragraphs ?? []).flatMap(({ lines }) => lines.map(toLine)).filter(({ words }) => words.length > 0)

const toLine = ({ baseline, rowAttributes, words }: ReadLine): RecognisedLine => ({
  baseline: { x: baseline.x0, y: baseline.y0 },
  height: rowAttributes.rowHeight,
  words: words
    .filter(({ text }) => text.trim() !== '')
    .map(({ bbox, text, confidence }) => ({
      text: text.trim(),
      left: bbox.x0,
      right: bbox.x1,
      top: bbox.y0,
      bottom: bbox.y1,
      sure: Math.round(confidence),
    })),
})
