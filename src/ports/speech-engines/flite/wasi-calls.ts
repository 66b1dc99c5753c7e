/** The WASI calls that flite makes, answered with arguments, a clock, and one in-memory file. */
import type { growingFile } from './growing-file.ts'

const OK = 0
const BAD_DESCRIPTOR = 8
const NO_SUCH_FILE = 44
const FOLDER = 3
const OUTPUT = 4
const CHARACTER_DEVICE = 2
const DIRECTORY = 3
const REGULAR_FILE = 4
const ALL_RIGHTS = 0xffff_ffff_ffff_ffffn

/** The program exited. */
export class ProgramExit extends Error {
  readonly code: number
  constructor(code: number) {
    super()
    this.code = code
  }
}

type Host = {
  /** Read at every call: an earlier buffer may be detached after the program's memory grew. */
  memory(): ArrayBuffer
  words(): readonly Uint8Array[]
  file: ReturnType<typeof growingFile>
  print(piece: Uint8Array): void
}

export function wasiCalls({ memory, words, file, print }: Host) {
  const view = () => new DataView(memory())
  const answer = (at: number, size: number) => view().setUint32(at, size, true)
  const pieces = (list: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const at = list + 8 * i
      return new Uint8Array(memory(), view().getUint32(at, true), view().getUint32(at + 4, true))
    })

  return {
    args_sizes_get(count: number, size: number) {
      answer(count, words().length)
      answer(
        size,
        words().reduce((sum, word) => sum + word.length, 0),
      )
      return OK
    },
    args_get(list: number, at: number) {
      for (const [i, word] of words().entries()) {
        answer(list + 4 * i, at)
        new Uint8Array(memory(), at, word.length).set(word)
        at += word.length
      }
      return OK
    },
    clock_time_get(_clock: number, _precision: bigint, at: number) {
      view().setBigUint64(at, BigInt(Date.now()) * 1_000_000n, true)
      return OK
    },
    fd_close: () => OK,
    fd_fdstat_get(descriptor: number, at: number) {
      if (descriptor > OUTPUT) return BAD_DESCRIPTOR
      const kind = [CHARACTER_DEVICE, CHARACTER_DEVICE, CHARACTER_DEVICE, DIRECTORY, REGULAR_FILE][
        descriptor
      ]!
      const facts = view()
      facts.setBigUint64(at, 0n, true)
      facts.setUint8(at, kind)
      facts.setBigUint64(at + 8, ALL_RIGHTS, true)
      facts.setBigUint64(at + 16, ALL_RIGHTS, true)
      return OK
    },
    fd_fdstat_set_flags: () => OK,
    fd_prestat_get(descriptor: number, at: number) {
      if (descriptor !== FOLDER) return BAD_DESCRIPTOR
      answer(at, 0)
      answer(at + 4, 1)
      return OK
    },
    fd_prestat_dir_name(_descriptor: number, at: number) {
      new Uint8Array(memory(), at, 1)[0] = '/'.charCodeAt(0)
      return OK
    },
    fd_read(_descriptor: number, _list: number, _count: number, at: number) {
      answer(at, 0)
      return OK
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, at: number) {
      if (descriptor !== OUTPUT) return BAD_DESCRIPTOR
      view().setBigUint64(at, BigInt(file.seek(Number(offset), whence)), true)
      return OK
    },
    fd_write(descriptor: number, list: number, count: number, at: number) {
      let size = 0
      for (const piece of pieces(list, count)) {
        if (descriptor === OUTPUT) file.write(piece)
        // Its error channel has nothing useful.
        else if (descriptor === 1) print(piece.slice())
        size += piece.length
      }
      answer(at, size)
      return OK
    },
    path_open(...[, , , , creates, , , , at]: number[]) {
      // Only the output is ever created; other files it looks for (extra voices) do not exist.
      if (((creates ?? 0) & 1) === 0) return NO_SUCH_FILE
      answer(at!, OUTPUT)
      return OK
    },
    proc_exit(exitCode: number) {
      throw new ProgramExit(exitCode)
    },
  }
}
