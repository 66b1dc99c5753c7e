import { describe, expect, it } from 'vitest'
import { asWritten, properNames } from './names-as-written.ts'

const heardWith = (document: string, heard: string) => asWritten(heard, properNames(document))

describe('names in a transcript', () => {
  it('are spelt as in the document', () => {
    expect(heardWith('We followed Braun and UNZA.', 'i read braun at unza')).toBe('i read Braun at UNZA')
  })

  it('are spelt as in Zambia, without any document', () => {
    expect(heardWith('', 'teachers in chipata and mulungushi')).toBe('teachers in Chipata and Mulungushi')
  })

  it.each([
    ['a word that begins a sentence', 'Teachers agreed. Sampling was random.', 'teachers like sampling'],
    ['a word that is also written small', 'The Sample was small. Each sample was large.', 'the sample'],
    ['a heading in capitals', 'See LIMITATIONS below.', 'the limitations'],
  ])('are not %s', (_, document, heard) => {
    expect(heardWith(document, heard)).toBe(heard)
  })
})
