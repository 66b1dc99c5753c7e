/** Puts pictures into one PDF, a page each, in the order given. The picture data is embedded unchanged, never re-encoded. */
export type JpegPicture = {
  jpeg: Uint8Array
  /** In pixels. */
  width: number
  height: number
  /** In points; by default, as large as fits on an A4 sheet. */
  page?: { width: number; height: number }
  isGray?: boolean
}

const A4 = { short: 595, long: 842 }

export function pdfOfPictures(pictures: readonly JpegPicture[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const offsets: number[] = []
  let length = 0
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? bytesOf(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  const object = (dictionary: string, stream?: Uint8Array) => {
    offsets.push(length)
    add(`${offsets.length} 0 obj\n${dictionary}\n`)
    if (stream) {
      add('stream\n')
      add(stream)
      add('\nendstream\n')
    }
    add('endobj\n')
  }

  add('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n')
  const kids = pictures.map((_, at) => `${3 + 3 * at} 0 R`)
  object('<< /Type /Catalog /Pages 2 0 R >>')
  object(`<< /Type /Pages /Count ${pictures.length} /Kids [${kids.join(' ')}] >>`)
  for (const [at, picture] of pictures.entries()) {
    const first = 3 + 3 * at
    const { width, height } = picture.page ?? onSheet(picture)
    const draw = bytesOf(`q ${width} 0 0 ${height} 0 0 cm /Picture Do Q`)
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${first + 1} 0 R ` +
        `/Resources << /XObject << /Picture ${first + 2} 0 R >> >> >>`,
    )
    object(`<< /Length ${draw.length} >>`, draw)
    object(
      `<< /Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /BitsPerComponent 8 ` +
        `/ColorSpace /Device${picture.isGray ? 'Gray' : 'RGB'} /Filter /DCTDecode /Length ${picture.jpeg.length} >>`,
      picture.jpeg,
    )
  }
  const table = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows.join('')}`)
  add(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  return joinBytes(parts, length)
}

/** A4 in the orientation of the picture: portrait if it is higher than wide. */
function onSheet({ width, height }: JpegPicture): { width: number; height: number } {
  const [wide, high] = width > height ? [A4.long, A4.short] : [A4.short, A4.long]
  const scale = Math.min(wide / width, high / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** One byte per letter, whatever its code. */
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function joinBytes(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
