/**
 * A WebM file of one VP9 track, with its length and an index: the browser can show how long the
 * film is and jump in it, which a file straight from a recorder does not allow.
 */
export type Picture = { key: boolean; milliseconds: number; data: Buffer }
export type Track = { width: number; height: number; milliseconds: number }

export function webm(track: Track, pictures: Picture[]): Buffer {
  const info = element('1549A966', [
    number('2AD7B1', 1_000_000),
    decimal('4489', track.milliseconds),
    words('4D80', 'weekbe4'),
    words('5741', 'weekbe4'),
  ])
  const tracks = element('1654AE6B', [
    element('AE', [
      number('D7', 1),
      number('73C5', 1),
      number('83', 1),
      words('86', 'V_VP9'),
      element('E0', [number('B0', track.width), number('BA', track.height)]),
    ]),
  ])
  const clusters = groupsFromKeys(pictures).map(cluster)
  // The index precedes the clusters it points at; its numbers have a fixed width, so its own length does not depend on
  // them.
  const indexLength = index(clusters, 0).length
  const cues = index(clusters, info.length + tracks.length + indexLength)
  return Buffer.concat([
    element('1A45DFA3', [
      number('4286', 1),
      number('42F7', 1),
      number('42F2', 4),
      number('42F3', 8),
      words('4282', 'webm'),
      number('4287', 2),
      number('4285', 2),
    ]),
    element('18538067', [info, tracks, cues, ...clusters.map(({ bytes }) => bytes)]),
  ])
}

type Cluster = { start: number; bytes: Buffer }

function groupsFromKeys(pictures: Picture[]): Picture[][] {
  const groups: Picture[][] = []
  for (const picture of pictures) {
    if (picture.key) groups.push([])
    groups.at(-1)?.push(picture)
  }
  return groups
}

function cluster(pictures: Picture[]): Cluster {
  const start = pictures[0]!.milliseconds
  const blocks = pictures.map(({ key, milliseconds, data }) => {
    const head = Buffer.from([0x81, 0, 0, key ? 0x80 : 0])
    head.writeInt16BE(milliseconds - start, 1)
    return element('A3', [head, data])
  })
  return { start, bytes: element('1F43B675', [number('E7', start), ...blocks]) }
}

function index(clusters: Cluster[], first: number): Buffer {
  let position = first
  const points = clusters.map(({ start, bytes }) => {
    const point = element('BB', [
      number('B3', start),
      element('B7', [number('F7', 1), number('F1', position)]),
    ])
    position += bytes.length
    return point
  })
  return element('1C53BB6B', points)
}

function element(id: string, content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(body.length))
  size[0] = 0x01 // a size of eight bytes
  return Buffer.concat([Buffer.from(id, 'hex'), size, body])
}

function number(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return element(id, [bytes])
}

function decimal(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, [bytes])
}

const words = (id: string, value: string) => element(id, [Buffer.from(value)])
