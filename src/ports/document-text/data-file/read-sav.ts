/** SPSS's .sav and .zsav: dictionary, labels, declared missing values, data in each of the three packings. */
import { unzlibSync } from 'fflate'
import type { DataFile, FileVariable } from '#kit/data-file.ts'
import { BrokenDataFile, ByteReader, MOST_CELLS } from './byte-reader.ts'
import { type Cells, packedCells, plainCells, SYSTEM_MISSING } from './sav-cells.ts'

type SavVariable = {
  short: string
  label: string
  /** 0 for a number, otherwise the width of a text; -1 continues the text before it. */
  width: number
  isDate: boolean
  missing: { from: number; to: number }[]
  /** Words that were declared to stand for a missing answer. */
  noAnswers: string[]
  labels: Map<number, string>
  measure: FileVariable['measure']
}

const DATES = new Set([20, 22, 23, 24, 28, 29, 30, 38, 39])
const MEASURES = { 1: 'nominal', 2: 'ordinal', 3: 'scale' } as const
/** From 14 October 1582, where SPSS begins to count seconds, to 1970. */
const DAYS_BEFORE = 141_428
const DAY = 86_400

export const isSav = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x24 && bytes[1] === 0x46 && bytes[2] === 0x4c && (bytes[3] === 0x32 || bytes[3] === 0x33)

type Dictionary = {
  slots: SavVariable[]
  longNames: Map<string, string>
  veryLong: Map<string, number>
  encoding: string
  measures: number[]
}

export function readSav(bytes: Uint8Array): DataFile {
  const reader = new ByteReader(bytes)
  reader.skip(64)
  reader.isLittle = bytes[64] === 2 || bytes[64] === 3
  reader.int32()
  reader.int32()
  const compression = reader.int32()
  reader.int32()
  const declared = reader.int32()
  const bias = reader.double()
  reader.skip(84)
  const start = reader.at
  // The encoding stands behind the words that need it, so the dictionary is read twice.
  reader.decoder = new TextDecoder('latin1')
  const { encoding } = readDictionary(reader)
  reader.at = start
  reader.decoder = decoderFor(encoding)
  const dictionary = readDictionary(reader)
  const packed = compression === 2 ? inflated(reader) : bytes.subarray(reader.at)
  const data = new ByteReader(packed)
  data.isLittle = reader.isLittle
  data.decoder = reader.decoder
  return readCases(dictionary, data, { declared, bias: compression === 0 ? undefined : bias })
}

function decoderFor(encoding: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder('windows-1252')
  }
}

function readDictionary(reader: ByteReader): Dictionary {
  const found: Dictionary = {
    slots: [],
    longNames: new Map(),
    veryLong: new Map(),
    encoding: 'windows-1252',
    measures: [],
  }
  let labels = new Map<number, string>()
  for (;;) {
    const type = reader.int32()
    if (type === 999) break
    if (type === 2) found.slots.push(readSlot(reader))
    else if (type === 3) labels = readLabels(reader)
    else if (type === 4) {
      const count = reader.int32()
      for (let i = 0; i < count; i += 1) {
        const slot = found.slots[reader.int32() - 1]
        if (slot && slot.width === 0) slot.labels = labels
      }
    } else if (type === 6) reader.skip(80 * reader.int32())
    else if (type === 7) readExtension(reader, found)
    else throw new BrokenDataFile()
  }
  reader.int32()
  return found
}

function readSlot(reader: ByteReader): SavVariable {
  const width = reader.int32()
  const hasLabel = reader.int32() === 1
  const missingCount = reader.int32()
  const format = (reader.int32() >> 16) & 0xff
  reader.int32()
  const short = reader.text(8)
  let label = ''
  if (hasLabel) {
    const length = reader.int32()
    label = reader.text(length)
    reader.skip((4 - (length % 4)) % 4)
  }
  const noAnswers = width > 0 ? Array.from({ length: Math.abs(missingCount) }, () => reader.text(8)) : []
  const values = width > 0 ? [] : Array.from({ length: Math.abs(missingCount) }, () => reader.double())
  const isRange = missingCount < 0 && width === 0
  const single = isRange ? values.slice(2) : values
  const missing = [
    ...(isRange ? [{ from: values[0]!, to: values[1]! }] : []),
    ...single.map((value) => ({ from: value, to: value })),
  ]
  return {
    short,
    label,
    width,
    isDate: width === 0 && DATES.has(format),
    missing: width === 0 ? missing : [],
    noAnswers,
    labels: new Map(),
    measure: undefined,
  }
}

function readLabels(reader: ByteReader): Map<number, string> {
  const count = reader.int32()
  return new Map(
    Array.from({ length: count }, (): [number, string] => {
      const value = reader.double()
      const length = reader.byte()
      const label = reader.text(length)
      reader.skip((8 - ((length + 1) % 8)) % 8)
      return [value, label]
    }),
  )
}

function readExtension(reader: ByteReader, found: Dictionary): void {
  const kind = reader.int32()
  const size = reader.int32()
  const count = reader.int32()
  const end = reader.at + size * count
  if (kind === 3 && count >= 8) {
    reader.skip(28)
    const page = reader.int32()
    if (page === 65_001) found.encoding = 'utf-8'
    else if (page >= 1_250 && page <= 1_258) found.encoding = `windows-${page}`
  } else if (kind === 11) found.measures = Array.from({ length: count }, () => reader.int32())
  else if (kind === 13 || kind === 14) {
    for (const pair of reader.text(size * count).split('\t')) {
      const [short = '', long = ''] = pair.replace(/\0/g, '').split('=')
      if (kind === 13 && long) found.longNames.set(short.toUpperCase(), long)
      if (kind === 14 && long) found.veryLong.set(short.toUpperCase(), Number.parseInt(long, 10))
    }
  } else if (kind === 20) found.encoding = reader.text(size * count).toLowerCase()
  reader.at = end
}

function inflated(reader: ByteReader): Uint8Array {
  reader.long()
  const trailer = reader.long()
  reader.long()
  reader.at = trailer + 16
  reader.uint32()
  const blocks = reader.uint32()
  const parts = Array.from({ length: blocks }, () => {
    reader.long()
    const [from, whole, packed] = [reader.long(), reader.uint32(), reader.uint32()]
    return { from, whole, packed }
  })
  const total = parts.reduce((sum, { whole }) => sum + whole, 0)
  if (total > 1_000_000_000) throw new BrokenDataFile()
  const out = new Uint8Array(total)
  let at = 0
  for (const { from, packed } of parts) {
    const part = unzlibSync(reader.bytes.subarray(from, from + packed))
    out.set(part, at)
    at += part.length
  }
  return out
}

/** Where each variable begins among the eight-byte cells of a case, and how wide it is. */
type Layout = { slot: SavVariable; cells: number; pieces: number[] }

function layoutOf({ slots, veryLong }: Dictionary): Layout[] {
  const layout: Layout[] = []
  for (let at = 0; at < slots.length; ) {
    const slot = slots[at]!
    const long = veryLong.get(slot.short.toUpperCase())
    // A text above 255 letters is cut into variables of its own.
    const pieces =
      long === undefined
        ? [slot.width]
        : Array.from({ length: Math.ceil(long / 252) }, (_, i, all = Math.ceil(long / 252)) =>
            i < all - 1 ? 255 : long - 252 * i,
          )
    const cells = slot.width === 0 ? 1 : pieces.reduce((sum, width) => sum + Math.ceil(width / 8), 0)
    // Nothing of it would ever be read, and the rest of the file not reached.
    if (!(cells > 0)) throw new BrokenDataFile()
    layout.push({ slot, cells, pieces })
    at += cells
  }
  return layout
}

function readCases(
  dictionary: Dictionary,
  data: ByteReader,
  { declared, bias }: { declared: number; bias: number | undefined },
): DataFile {
  const layout = layoutOf(dictionary)
  const perCase = layout.reduce((sum, { cells }) => sum + cells, 0)
  if (perCase === 0) throw new BrokenDataFile()
  const cell = bias === undefined ? plainCells(data) : packedCells(data, bias)
  const guess = declared >= 0 ? declared : Math.floor(data.bytes.length / perCase)
  if (guess * layout.length > MOST_CELLS) throw new BrokenDataFile()
  let room = Math.max(16, guess)
  const columns = layout.map(({ slot }) => (slot.width === 0 ? new Float64Array(room) : ([] as string[])))
  let rows = 0
  for (; declared < 0 || rows < declared; rows += 1) {
    if (!cell.hasMore()) break
    if (rows >= room) {
      room *= 2
      columns.forEach((column, j) => {
        if (column instanceof Float64Array) {
          const larger = new Float64Array(room)
          larger.set(column)
          columns[j] = larger
        }
      })
    }
    for (let j = 0; j < layout.length; j += 1) {
      const { slot, cells, pieces } = layout[j]!
      const column = columns[j]!
      if (column instanceof Float64Array) column[rows] = numberFrom(cell.number(), slot)
      else {
        const text = textOf(cell, { cells, pieces })
        column.push(slot.noAnswers.includes(text) ? '' : text)
      }
    }
  }
  let shown = -1
  const perVariable =
    dictionary.measures.length % 3 === 0 && dictionary.measures.length / 3 >= layout.length ? 3 : 2
  return {
    rows,
    variables: layout.map(({ slot }, j): FileVariable => {
      shown += 1
      const column = columns[j]!
      const code = dictionary.measures[shown * perVariable] as 1 | 2 | 3
      return {
        name: dictionary.longNames.get(slot.short.toUpperCase()) ?? slot.short,
        label: slot.label,
        numbers: column instanceof Float64Array ? column.subarray(0, rows) : undefined,
        texts: column instanceof Float64Array ? undefined : column,
        labels: slot.labels,
        measure: MEASURES[code],
        isDate: slot.isDate,
      }
    }),
  }
}

/** A long text stands in several pieces; one that was cut inside a letter ends before it. */
const textOf = (cell: Cells, { cells, pieces }: Pick<Layout, 'cells' | 'pieces'>): string =>
  (pieces.length === 1 ? cell.text(cells) : pieces.map((width) => cell.text(Math.ceil(width / 8))).join(''))
    .replace(/\uFFFD+$/, '')
    .trimEnd()

function numberFrom(raw: number, { missing, isDate }: SavVariable): number {
  if (raw === SYSTEM_MISSING || Number.isNaN(raw)) return Number.NaN
  for (const { from, to } of missing) if (raw >= from && raw <= to) return Number.NaN
  return isDate ? raw / DAY - DAYS_BEFORE : raw
}
