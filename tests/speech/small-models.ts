/**
 * Models of a few kilobytes, in the form that sherpa-onnx reads: a recogniser that hears one sentence in every sound,
 * and a voice that hums. Everything around a model is tested with them for real: finding, loading, choosing, hints,
 * failing.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** As the archives of sherpa-onnx are laid out. Of two words with a line between them it hears the first a little better. */
export function writeZipformer(folder: string, sentence: string): void {
  const said = sentence.toUpperCase().split(' ')
  const words = [...new Set(said.flatMap((word) => word.split('|')))]
  const tokens = ['<blk>', ...words.map((word) => `▁${word}`)]
  // A row for each moment: which word begins there; silence afterwards, for ever.
  const rows = [...said, ''].map((heard) =>
    tokens.map((token, i) => {
      const place = heard.split('|').indexOf(token.slice(1))
      return i === 0 ? (heard === '' ? LOUD : 0) : place === -1 ? 0 : LOUD - place / 10
    }),
  )
  mkdirSync(folder, { recursive: true })
  const write = (name: string, bytes: Uint8Array | string) => writeFileSync(join(folder, name), bytes)
  write('encoder-epoch-1.onnx', encoder(rows))
  write('decoder-epoch-1.onnx', decoder(tokens.length))
  write('joiner-epoch-1.onnx', joiner(tokens.length))
  write('tokens.txt', tokens.map((token, i) => `${token} ${i}\n`).join(''))
}

const LOUD = 10

/** A part of a model without what says whose part it is. */
export const writeSomeModel = (file: string): void => writeFileSync(file, joiner(2))

/** One that reads words from a list, at 22,050 samples a second: each of its sounds lasts for a twentieth of a second. */
export function writeVits(folder: string, { speakers = 0 } = {}): void {
  mkdirSync(folder, { recursive: true })
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const words = 'why this method hello sample was small the'.split(' ')
  const spelt = (word: string) => [...word].join(' ')
  writeFileSync(join(folder, 'voice.onnx'), vits(speakers))
  writeFileSync(
    join(folder, 'tokens.txt'),
    ['_', ',', '.', '!', '?', ' ', ...letters].map((l, i) => `${l} ${i}\n`).join(''),
  )
  writeFileSync(join(folder, 'lexicon.txt'), words.map((word) => `${word} ${spelt(word)}\n`).join(''))
}

const FLOAT = 1
const INT64 = 7

function encoder(rows: number[][]): Uint8Array {
  return model({
    metadata: { model_type: 'zipformer2' },
    inputs: [value('x', FLOAT, ['N', 'T', 80]), value('x_lens', INT64, ['N'])],
    outputs: [
      value('encoder_out', FLOAT, ['N', 'T', rows[0]!.length]),
      value('encoder_out_lens', INT64, ['N']),
    ],
    constants: [
      floats('rows', [rows.length, rows[0]!.length], rows.flat()),
      ints('last', [], [rows.length - 1]),
      ints('zero', [], [0]),
      ints('one', [], [1]),
      ints('first', [1], [0]),
    ],
    nodes: [
      node('Shape', ['x'], 'shape'),
      node('Gather', ['shape', 'one'], 'frames'),
      node('Range', ['zero', 'frames', 'one'], 'each'),
      node('Min', ['each', 'last'], 'row'),
      node('Gather', ['rows', 'row'], 'out'),
      node('Unsqueeze', ['out', 'first'], 'encoder_out'),
      node('Identity', ['x_lens'], 'encoder_out_lens'),
    ],
  })
}

const decoder = (size: number) =>
  model({
    metadata: { vocab_size: String(size), context_size: '2' },
    inputs: [value('y', INT64, ['N', 2])],
    outputs: [value('decoder_out', FLOAT, ['N', 2])],
    constants: [],
    nodes: [node('Cast', ['y'], 'decoder_out', { to: FLOAT })],
  })

const joiner = (size: number) =>
  model({
    metadata: { joiner_dim: String(size) },
    inputs: [value('encoder_out', FLOAT, ['N', size]), value('decoder_out', FLOAT, ['N', 2])],
    outputs: [value('logit', FLOAT, ['N', size])],
    constants: [],
    nodes: [node('Identity', ['encoder_out'], 'logit')],
  })

function vits(speakers: number): Uint8Array {
  const sound = Array.from({ length: 1_102 }, (_, i) => 0.3 * Math.sin((2 * Math.PI * 220 * i) / 22_050))
  return model({
    metadata: {
      model_type: 'vits',
      comment: 'a test',
      language: 'English',
      add_blank: '0',
      n_speakers: String(speakers),
      sample_rate: '22050',
      punctuation: ', . ! ?',
    },
    inputs: [
      value('x', INT64, ['N', 'T']),
      value('x_length', INT64, ['N']),
      ...['noise_scale', 'length_scale', 'noise_scale_w'].map((name) => value(name, FLOAT, [1])),
      ...(speakers > 0 ? [value('sid', INT64, [1])] : []),
    ],
    outputs: [value('y', FLOAT, ['N', 1, 'S'])],
    constants: [
      floats('sound', [1, 1, sound.length], sound),
      ints('one', [1], [1]),
      ints('places', [2], [1, 1]),
      ints('second', [], [1]),
      ints('only', [1], [1]),
    ],
    nodes: [
      node('Shape', ['x'], 'shape'),
      node('Gather', ['shape', 'only'], 'letters'),
      node('Concat', ['places', 'letters'], 'times', { axis: 0 }),
      node('Tile', ['sound', 'times'], 'y'),
    ],
  })
}

type Graph = {
  metadata: Record<string, string>
  inputs: Uint8Array[]
  outputs: Uint8Array[]
  constants: Uint8Array[]
  nodes: Uint8Array[]
}

/** ONNX is a protocol buffer: numbered fields, one after another. */
const model = ({ metadata, inputs, outputs, constants, nodes }: Graph) =>
  joined(
    number(1, 8),
    bytes(8, joined(text(1, ''), number(2, 17))),
    bytes(
      7,
      joined(
        ...nodes.map((one) => bytes(1, one)),
        text(2, 'small'),
        ...constants.map((one) => bytes(5, one)),
        ...inputs.map((one) => bytes(11, one)),
        ...outputs.map((one) => bytes(12, one)),
      ),
    ),
    ...Object.entries(metadata).map(([key, said]) => bytes(14, joined(text(1, key), text(2, said)))),
  )

const INTEGER_ATTRIBUTE = 2
const node = (kind: string, from: string[], to: string, attributes: Record<string, number> = {}) =>
  joined(
    ...from.map((name) => text(1, name)),
    text(2, to),
    text(4, kind),
    ...Object.entries(attributes).map(([name, whole]) =>
      bytes(5, joined(text(1, name), number(3, whole), number(20, INTEGER_ATTRIBUTE))),
    ),
  )

function value(name: string, kind: number, shape: (number | string)[]): Uint8Array {
  const sizes = shape.map((size) => bytes(1, typeof size === 'number' ? number(1, size) : text(2, size)))
  return joined(text(1, name), bytes(2, bytes(1, joined(number(1, kind), bytes(2, joined(...sizes))))))
}

const floats = (name: string, sizes: number[], all: number[]) =>
  tensor(name, FLOAT, sizes, new Uint8Array(Float32Array.from(all).buffer))
const ints = (name: string, sizes: number[], all: number[]) =>
  tensor(name, INT64, sizes, new Uint8Array(BigInt64Array.from(all.map(BigInt)).buffer))
const tensor = (name: string, kind: number, sizes: number[], raw: Uint8Array) =>
  joined(...sizes.map((size) => number(1, size)), number(2, kind), text(8, name), bytes(9, raw))

const number = (field: number, whole: number) => joined(varint(field << 3), varint(whole))
const text = (field: number, letters: string) => bytes(field, new TextEncoder().encode(letters))
const bytes = (field: number, inside: Uint8Array) =>
  joined(varint((field << 3) | 2), varint(inside.length), inside)

function varint(whole: number): Uint8Array {
  const parts: number[] = []
  for (let rest = whole; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Uint8Array.from([...parts, rest])
    parts.push((rest % 128) | 128)
  }
}

const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]))
