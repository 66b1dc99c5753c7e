import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { Refusal } from '../safety/refusal.ts'

/** PDFium's functions and its memory, with the few conversions every caller needs. */
export type Pdfium = WrappedPdfiumModule & {
  heap: () => { bytes: Uint8Array; floats: Float32Array; doubles: Float64Array; ints: Int32Array }
  allocate: (bytes: number) => number
  release: (pointer: number) => void
  /** Calls a function that fills a buffer with UTF-16 and returns the number of bytes it needs. */
  text: (fill: (buffer: number, size: number) => number) => string
}

export async function startPdfium(): Promise<Pdfium> {
  const wasmPath = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
  const wasm = readFileSync(wasmPath)
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength)
  const wrapped = await init({ wasmBinary: wasmBinary as ArrayBuffer, print: () => {}, printErr: () => {} })
  wrapped.PDFiumExt_Init()
  // its memory is exported by the module but missing in its types.
  const memory = wrapped.pdfium as typeof wrapped.pdfium & {
    _malloc: (bytes: number) => number
    _free: (pointer: number) => void
    HEAPU8: Uint8Array
    HEAP32: Int32Array
    HEAPF32: Float32Array
    HEAPF64: Float64Array
  }
  // Memory moves when it grows, so views are taken again each time and never kept.
  const heap = () => ({
    bytes: memory.HEAPU8,
    floats: memory.HEAPF32,
    doubles: memory.HEAPF64,
    ints: memory.HEAP32,
  })
  const allocate = (bytes: number) => {
    const pointer = memory._malloc(bytes)
    if (!pointer) throw new Refusal('too-much-memory')
    return pointer
  }
  const release = (pointer: number) => memory._free(pointer)
  const text = (fill: (buffer: number, size: number) => number) => {
    const size = fill(0, 0)
    if (size <= 2) return ''
    const buffer = allocate(size)
    fill(buffer, size)
    const found = new TextDecoder('utf-16le').decode(heap().bytes.slice(buffer, buffer + size - 2))
    release(buffer)
    return found
  }
  return Object.assign(wrapped, { heap, allocate, release, text })
}
