import { utils, write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { pngHeader } from '../../../../tests/fixtures/make/bombs.ts'
import { compoundFile } from '../../../../tests/fixtures/make/doc-file.ts'
import { twoColumnPaper } from '../../../../tests/fixtures/make/papers.ts'
import { thesisDocx } from '../../../../tests/fixtures/make/word-files.ts'
import { makeZip } from '../../../../tests/fixtures/make/zip-file.ts'
import { readBytes } from '../read-bytes.ts'
import { sniffKind } from '../sniff-kind.ts'
import { imageHeader } from './image-size.ts'
import { Refusal } from './refusal.ts'
import { readXml } from './xml-events.ts'
import { openZip } from './zip-archive.ts'

const codeOf = (work: () => unknown) => {
  try {
    work()
    return 'fine'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

describe('the kind of a file', () => {
  it.each([
    ['a PDF', twoColumnPaper(), 'x.pdf', 'pdf'],
    ['a PDF without a name', twoColumnPaper(), '', 'pdf'],
    ['a PDF after a line end', Buffer.concat([Buffer.from('\r\n'), twoColumnPaper()]), 'x.pdf', 'pdf'],
    ['a Word file under the old ending', thesisDocx(), 'x.doc', 'docx'],
    ['a Word file as PDF', thesisDocx(), 'x.pdf', 'wrong-type'],
    ['a PDF as text', twoColumnPaper(), 'x.txt', 'wrong-type'],
    ['an archive', makeZip([{ name: 'a.txt', content: 'a' }]), 'x.zip', 'unsupported-type'],
    [
      'a presentation',
      makeZip([{ name: 'ppt/presentation.xml', content: 'a' }]),
      'x.pptx',
      'unsupported-type',
    ],
    [
      'an encrypted Word file',
      compoundFile([['EncryptedPackage', Buffer.alloc(5000)]]),
      'x.docx',
      'password-protected',
    ],
    [
      'an old file of another program',
      compoundFile([['Something', Buffer.alloc(5000)]]),
      'x.doc',
      'unsupported-type',
    ],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'x.txt', 'unsupported-type'],
    ['noise', Buffer.from(Array.from({ length: 400 }, (_, at) => (at * 89) % 31)), 'x.txt', 'wrong-type'],
    ['a picture', pngHeader(4, 4), 'x.png', 'image'],
  ])('is told by its content: %s', (_, bytes, name, kind) => {
    const told = codeOf(() => {
      expect(sniffKind(bytes, name)).toBe(kind)
    })
    expect([kind, 'fine']).toContain(told)
  })
})

describe('an archive', () => {
  it('is not unpacked beyond its budget, whatever it declares, over all its parts together', () => {
    const part = Buffer.alloc(90 * 1024 * 1024, 'ab')
    const zip = openZip(makeZip(['a', 'b', 'c'].map((name) => ({ name, content: part, claims: 1_000_000 }))))
    expect(zip.read('a')).toHaveLength(part.length)
    expect(zip.read('b')).toHaveLength(part.length)
    expect(codeOf(() => zip.read('c'))).toBe('unpacks-too-large')
  })

  it('is refused when it is cut short or its parts lie outside it', () => {
    const whole = makeZip([{ name: 'a', content: 'some content that is long enough' }])
    expect(codeOf(() => openZip(whole.subarray(0, -3)))).toBe('truncated')
    const moved = Buffer.from(whole)
    moved.writeUInt32LE(9_999, moved.length - 22 - 47 + 42)
    expect(codeOf(() => openZip(moved).read('a'))).toBe('truncated')
  })
})

describe('XML', () => {
  const textOf = (xml: string) => {
    let text = ''
    readXml(xml, { text: (part) => (text += part) })
    return text
  }

  it('is read with its five entities and numbered letters, and no others', () => {
    expect(textOf('<a b="x > y">&lt;&amp;&#65;&#x42;&unknown;<![CDATA[<c>]]></a>')).toBe('<&AB&unknown;<c>')
  })

  it('is refused with a document type, cut short, or nested beyond reason', () => {
    expect(codeOf(() => textOf('<!DOCTYPE a><a/>'))).toBe('outside-content')
    expect(codeOf(() => textOf('<a><b>'))).toBe('truncated')
    expect(codeOf(() => textOf('<a>'.repeat(20_000)))).toBe('corrupt')
  })
})

describe('the header of a picture', () => {
  it.each([
    ['PNG', pngHeader(640, 480)],
    ['GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.from([0x80, 2, 0xe0, 1]), Buffer.alloc(20)])],
    [
      'JPEG',
      Buffer.concat([
        Buffer.from('ffd8ffe000040000ffc0001108', 'hex'),
        Buffer.from([1, 0xe0, 2, 0x80]),
        Buffer.alloc(20),
      ]),
    ],
    [
      'WebP',
      Buffer.concat([
        Buffer.from('RIFF0000WEBPVP8 0000000000'),
        Buffer.from([0x80, 2, 0xe0, 1]),
        Buffer.alloc(8),
      ]),
    ],
  ])('says how large it is: %s', (type, bytes) => {
    expect(imageHeader(bytes)).toEqual({ type, width: 640, height: 480 })
  })
})

/** The same damage every time, so that a failure can be reproduced. */
function damaged(bytes: Buffer, round: number): Buffer {
  let seed = round * 7919 + 13
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return seed % below
  }
  const copy = Buffer.from(bytes)
  if (round % 3 === 0) return copy.subarray(0, random(copy.length))
  for (let hit = 0; hit <= round % 17; hit++) copy[random(copy.length)] = random(256)
  return copy
}

describe('a damaged file', () => {
  const book = utils.book_new()
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Year', 'Rain'],
      [2019, 12.5],
    ]),
    'Rain',
  )
  const workbook: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' })
  const rtf = Buffer.from(
    String.raw`{\rtf1\ansi{\fonttbl{\f0 Times;}}{\b INTRO}\par caf\'e9 \u8220?x{\footnote As.}\par\trowd\intbl D\cell\row\pard Text.\par}`,
  )

  it.each([
    ['file.pdf', twoColumnPaper(), 15],
    ['file.docx', thesisDocx(), 90],
    ['file.xlsx', workbook, 60],
    ['file.rtf', rtf, 90],
  ])('is read or refused with a sentence, and never a fault of ours: %s', async (name, bytes, rounds) => {
    for (let round = 0; round < rounds; round++) {
      const outcome = await readBytes(damaged(bytes, round), name, () => {}).catch((error: unknown) => error)
      const isAnswer =
        outcome instanceof Refusal || (typeof outcome === 'object' && outcome !== null && 'blocks' in outcome)
      expect(isAnswer, `round ${round}: ${String(outcome)}`).toBe(true)
    }
  })
})
