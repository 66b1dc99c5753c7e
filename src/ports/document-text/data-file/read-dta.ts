/** Stata's .dta: releases 8 to 12 with fixed places, 13 and later with tags. */
import type { DataFile, FileVariable } from '#kit/data-file.ts'
import { BrokenDataFile, ByteReader, MOST_CELLS } from './byte-reader.ts'

type FieldWidths = { name: number; format: number; labelName: number; label: number }
type Column = { name: string; label: string; labelName: string; format: string; type: Type }
type Type =
  | { kind: 'text'; width: number }
  | { kind: 'byte' | 'int' | 'long' | 'float' | 'double' | 'outside' }

const OLD = new Set([113, 114, 115])
const TAG = '<stata_dta>'
const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((letter, at) => bytes[at] === letter.charCodeAt(0))
export const isDta = (bytes: Uint8Array): boolean =>
  startsWith(bytes, TAG) || (OLD.has(bytes[0] ?? 0) && (bytes[1] === 1 || bytes[1] === 2) && bytes[2] === 1)

export const readDta = (bytes: Uint8Array): DataFile =>
  startsWith(bytes, TAG) ? readTagged(bytes) : readOld(bytes)

const typeOfOld = (code: number): Type =>
  code <= 244
    ? { kind: 'text', width: code }
    : { kind: (['byte', 'int', 'long', 'float', 'double'] as const)[code - 251] ?? 'outside' }
const typeOfNew = (code: number): Type =>
  code <= 2_045
    ? { kind: 'text', width: code }
    : {
        kind:
          ({ 65530: 'byte', 65529: 'int', 65528: 'long', 65527: 'float', 65526: 'double' } as const)[
            code as 65530
          ] ?? 'outside',
      }

function readOld(bytes: Uint8Array): DataFile {
  const reader = new ByteReader(bytes)
  reader.decoder = new TextDecoder('windows-1252')
  const release = reader.byte()
  reader.isLittle = reader.byte() === 2
  reader.skip(2)
  const count = reader.uint16()
  const rows = reader.int32()
  reader.skip(81 + 18)
  const shape: FieldWidths = { name: 33, format: release === 113 ? 12 : 49, labelName: 33, label: 81 }
  const types = Array.from({ length: count }, () => typeOfOld(reader.byte()))
  const columns = readColumns(reader, types, shape, () => reader.skip(2 * (count + 1)))
  for (;;) {
    const kind = reader.byte()
    const length = reader.int32()
    if (kind === 0) break
    reader.skip(length)
  }
  const data = readData(reader, columns, rows)
  const labels = new Map<string, Map<number, string>>()
  while (reader.at + 44 <= bytes.length) {
    reader.int32()
    const name = reader.text(33)
    reader.skip(3)
    labels.set(name, readLabelTable(reader))
  }
  return assemble(columns, data, labels, rows)
}

function readTagged(bytes: Uint8Array): DataFile {
  const reader = new ByteReader(bytes)
  const tag = (text: string) => {
    if (reader.text(text.length) !== text) throw new BrokenDataFile()
  }
  tag('<stata_dta><header><release>')
  const release = Number(reader.text(3))
  tag('</release><byteorder>')
  reader.isLittle = reader.text(3) === 'LSF'
  tag('</byteorder><K>')
  const count = release >= 119 ? reader.uint32() : reader.uint16()
  tag('</K><N>')
  const rows = release === 117 ? reader.uint32() : reader.long()
  tag('</N><label>')
  reader.skip(release === 117 ? reader.byte() : reader.uint16())
  tag('</label><timestamp>')
  reader.skip(reader.byte())
  tag('</timestamp></header><map>')
  const map = Array.from({ length: 14 }, () => reader.long())
  if (release === 117) reader.decoder = new TextDecoder('windows-1252')
  const shape: FieldWidths =
    release === 117
      ? { name: 33, format: 49, labelName: 33, label: 81 }
      : { name: 129, format: 57, labelName: 129, label: 321 }
  const go = (place: number, name: string) => {
    reader.at = map[place]!
    tag(`<${name}>`)
  }
  go(2, 'variable_types')
  const types = Array.from({ length: count }, () => typeOfNew(reader.uint16()))
  go(3, 'varnames')
  const names = Array.from({ length: count }, () => reader.text(shape.name))
  go(5, 'formats')
  const formats = Array.from({ length: count }, () => reader.text(shape.format))
  go(6, 'value_label_names')
  const labelNames = Array.from({ length: count }, () => reader.text(shape.labelName))
  // Release 13 itself leaves this place empty; the part follows the one before.
  if (map[7] === 0) tag('</value_label_names><variable_labels>')
  else go(7, 'variable_labels')
  const labels = Array.from({ length: count }, () => reader.text(shape.label))
  const columns = names.map(
    (name, at): Column => ({
      name,
      label: labels[at]!,
      labelName: labelNames[at]!,
      format: formats[at]!,
      type: types[at]!,
    }),
  )
  go(9, 'data')
  const data = readData(reader, columns, rows)
  go(11, 'value_labels')
  const tables = new Map<string, Map<number, string>>()
  while (reader.text(5) === '<lbl>') {
    reader.int32()
    const name = reader.text(shape.name)
    reader.skip(3)
    tables.set(name, readLabelTable(reader))
    reader.skip('</lbl>'.length)
  }
  return assemble(columns, data, tables, rows)
}

function readColumns(
  reader: ByteReader,
  types: readonly Type[],
  shape: FieldWidths,
  skipSorting: () => void,
): Column[] {
  const all = (size: number) => types.map(() => reader.text(size))
  const names = all(shape.name)
  skipSorting()
  const [formats, labelNames, labels] = [all(shape.format), all(shape.labelName), all(shape.label)]
  return types.map((type, at) => ({
    name: names[at]!,
    label: labels[at]!,
    labelName: labelNames[at]!,
    format: formats[at]!,
    type,
  }))
}

function readLabelTable(reader: ByteReader): Map<number, string> {
  const count = reader.int32()
  const length = reader.int32()
  if (count < 0 || count > 70_000 || length < 0) throw new BrokenDataFile()
  const places = Array.from({ length: count }, () => reader.int32())
  const values = Array.from({ length: count }, () => reader.int32())
  const words = reader.raw(length)
  return new Map(
    values.map((value, at): [number, string] => {
      const from = places[at]!
      const end = words.indexOf(0, from)
      return [value, reader.decoder.decode(words.subarray(from, end < 0 ? undefined : end))]
    }),
  )
}

/** Values above these stand for ., .a to .z. */
const MOST = { byte: 100, int: 32_740, long: 2_147_483_620, float: 1.701e38, double: 8.988e307 }

function readData(reader: ByteReader, columns: readonly Column[], rows: number): (Float64Array | string[])[] {
  if (columns.length === 0 || rows * columns.length > MOST_CELLS || rows < 0) throw new BrokenDataFile()
  const data = columns.map(({ type }) =>
    type.kind === 'text' || type.kind === 'outside' ? ([] as string[]) : new Float64Array(rows),
  )
  const value = {
    byte: reader.int8,
    int: reader.int16,
    long: reader.int32,
    float: reader.float,
    double: reader.double,
  }
  for (let row = 0; row < rows; row += 1)
    for (let j = 0; j < columns.length; j += 1) {
      const { type } = columns[j]!
      const own = data[j]!
      if (type.kind === 'text') (own as string[]).push(reader.text(type.width))
      else if (type.kind === 'outside') {
        reader.skip(8)
        ;(own as string[]).push('')
      } else {
        const raw = value[type.kind]()
        ;(own as Float64Array)[row] = raw > MOST[type.kind] ? Number.NaN : raw
      }
    }
  return data
}

/** Stata counts from 1960. */
const DAYS_BEFORE = 3_653
const daysOf = (format: string): ((value: number) => number) | undefined =>
  /^%-?t?d/.test(format)
    ? (value) => value - DAYS_BEFORE
    : /^%-?t[cC]/.test(format)
      ? (value) => value / 86_400_000 - DAYS_BEFORE
      : undefined

function assemble(
  columns: readonly Column[],
  data: readonly (Float64Array | string[])[],
  tables: ReadonlyMap<string, Map<number, string>>,
  rows: number,
): DataFile {
  return {
    rows,
    variables: columns.map(({ name, label, labelName, format, type }, j): FileVariable => {
      const own = data[j]!
      const days = type.kind === 'text' ? undefined : daysOf(format)
      return {
        name,
        label,
        numbers: own instanceof Float64Array ? (days ? own.map(days) : own) : undefined,
        texts: own instanceof Float64Array ? undefined : own,
        labels: tables.get(labelName) ?? new Map(),
        measure: undefined,
        isDate: days !== undefined,
      }
    }),
  }
}
