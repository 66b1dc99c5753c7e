/**
 * The little of WASI that flite needs: arguments, a clock, and one in-memory file. Node's own host keeps
 * a stale pointer when the program's memory grows, and crashes the whole process with a memory fault;
 * this one reads the memory at every call.
 */
import { growingFile } from './growing-file.ts'
import { ProgramExit, wasiCalls } from './wasi-calls.ts'

export type WasiRun = { output: Uint8Array; printed: string; code: number; returned: boolean }

/** A run above this was unusually long, and its memory is released. */
const LARGEST_MEMORY = 48 * 1024 * 1024

/**
 * Runs a program any number of times, each time in its initial memory, with a folder "/" in which it can
 * write one file. The memory itself is reused: a new one of its size for each sentence is slow to be
 * collected. No run ever writes below `constantsEnd`.
 */
export function openProgram(program: WebAssembly.Module, constantsEnd: number): (args: string[]) => WasiRun {
  let opened: ReturnType<typeof openInstance> | undefined
  return (args) => {
    const instance = opened ?? openInstance(program, constantsEnd)
    // Kept only after a run that exited normally: after any other, its stack may be in any state.
    opened = undefined
    const run = instance.run(args)
    if (run.returned && instance.size() <= LARGEST_MEMORY) opened = instance
    return run
  }
}

function openInstance(program: WebAssembly.Module, constantsEnd: number) {
  const file = growingFile()
  let printed: Uint8Array[] = []
  let words: Uint8Array[] = []
  const memory = () => (instance.exports.memory as WebAssembly.Memory).buffer
  const wasi = wasiCalls({ memory, file, words: () => words, print: (piece) => printed.push(piece) })
  const instance = new WebAssembly.Instance(program, { wasi_snapshot_preview1: wasi })
  const atFirst = new Uint8Array(memory()).slice(constantsEnd)

  function forget() {
    const written = new Uint8Array(memory(), constantsEnd)
    written.set(atFirst)
    written.fill(0, atFirst.length)
  }

  return {
    size: () => memory().byteLength,
    run(args: string[]): WasiRun {
      forget()
      file.empty()
      printed = []
      words = args.map((word) => new TextEncoder().encode(`${word}\0`))
      let code = 0
      let returned = true
      try {
        ;(instance.exports._start as () => void)()
      } catch (error) {
        if (!(error instanceof ProgramExit)) throw error
        returned = false
        code = error.code
      }
      return { output: file.bytes(), printed: Buffer.concat(printed).toString(), code, returned }
    },
  }
}
