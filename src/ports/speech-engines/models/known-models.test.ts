import { describe, expect, it } from 'vitest'
import { recogniserIn, voiceIn } from './known-models.ts'
import { hintsFor, piecesFrom, withHints } from './model-workshop.ts'

describe('what lies in a folder', () => {
  it.each([
    [
      'whisper',
      [
        'base.en-decoder.int8.onnx',
        'base.en-decoder.onnx',
        'base.en-encoder.int8.onnx',
        'base.en-tokens.txt',
      ],
    ],
    ['moonshine', ['encoder_model.ort', 'decoder_model_merged.ort', 'tokens.txt', 'LICENSE']],
    [
      'zipformer',
      [
        'encoder-epoch-30-avg-1.onnx',
        'decoder-epoch-30-avg-1.onnx',
        'joiner-epoch-30-avg-1.onnx',
        'tokens.txt',
      ],
    ],
  ])('is a recogniser of the kind %s', (kind, names) => {
    expect(recogniserIn(names)?.kind).toBe(kind)
    expect(voiceIn(names)).toBeUndefined()
  })

  it.each([
    ['piper', ['en_GB-alan-medium.onnx', 'en_GB-alan-medium.onnx.json', 'tokens.txt', 'espeak-ng-data']],
    ['kokoro', ['model.onnx', 'voices.bin', 'tokens.txt', 'espeak-ng-data']],
    ['vits', ['vits-ljs.onnx', 'tokens.txt', 'lexicon.txt']],
  ])('is a voice of the kind %s', (kind, names) => {
    expect(voiceIn(names)?.kind).toBe(kind)
    expect(recogniserIn(names)).toBeUndefined()
  })

  it('takes the smaller of two sizes, which hears as well', () => {
    const names = [
      'x-encoder.fp16.onnx',
      'x-encoder.onnx',
      'x-encoder.int8.onnx',
      'x-decoder.int8.onnx',
      'x-tokens.txt',
    ]
    expect(recogniserIn(names)).toMatchObject({
      encoder: 'x-encoder.int8.onnx',
      decoder: 'x-decoder.int8.onnx',
    })
  })

  it.each([
    ['no tokens', ['encoder.onnx', 'decoder.onnx', 'joiner.onnx']],
    ['half of a model', ['base.en-encoder.onnx', 'base.en-tokens.txt']],
    ['something else', ['holiday.jpg']],
    ['nothing', []],
  ])('is neither with %s', (_, names) => {
    expect(recogniserIn(names)).toBeUndefined()
    expect(voiceIn(names)).toBeUndefined()
  })
})

describe('words to expect', () => {
  it('are given in the case the model knows', () => {
    expect(hintsFor('<blk> 0\n▁THE 1\n', ['Mulungushi', 'quota sampling'])).toBe('MULUNGUSHI/QUOTA SAMPLING')
    expect(hintsFor('<blk> 0\n▁the 1\n', ['Mulungushi'])).toBe('Mulungushi')
  })

  it('are never read as a score or as two of them', () => {
    expect(hintsFor('▁the 1', ['a/b:2.0', 'Chipata :9'])).toBe('Chipata')
  })

  it('come with the pieces in the order they were learnt in', () => {
    expect(piecesFrom('<blk> 0\n▁TH 1\nE 2\n')).toBe('<blk>\t0\n▁TH\t-1\nE\t-2\n')
  })

  it('stand in what was heard as they were expected', () => {
    expect(withHints('I STUDIED AT MULUNGUSHI', ['Mulungushi'])).toBe('I studied at Mulungushi')
    expect(withHints('I studied at Mulungushi.', [])).toBe('I studied at Mulungushi.')
  })
})
