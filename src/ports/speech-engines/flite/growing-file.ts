/** An in-memory file that is written, rewound and written again: a WAV header is filled in last. */
export function growingFile() {
  let held = new Uint8Array(256 * 1024)
  let size = 0
  let position = 0
  return {
    write(piece: Uint8Array) {
      const end = position + piece.length
      if (end > held.length) {
        const larger = new Uint8Array(Math.max(end, 2 * held.length))
        larger.set(held.subarray(0, size))
        held = larger
      }
      held.set(piece, position)
      position = end
      size = Math.max(size, end)
    },
    /** From the start (0), from here (1) or from the end (2). */
    seek(offset: number, whence: number) {
      position = (whence === 0 ? 0 : whence === 1 ? position : size) + offset
      return position
    },
    bytes: () => held.slice(0, size),
    /** Its capacity is kept for the next text. */
    empty() {
      size = 0
      position = 0
    },
  }
}
