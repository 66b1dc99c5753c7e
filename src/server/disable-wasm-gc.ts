import { setFlagsFromString } from 'node:v8'

/**
 * Node crashes entirely when two of its threads meet in V8's freeing of compiled WebAssembly: one takes up a
 * piece while the other releases it. Every thread started from TypeScript runs WebAssembly, Node's own, and the
 * embedded database is nothing else. So compiled code is kept for as long as its module lives (decision 0120).
 */
export const NO_WASM_GC = '--no-wasm-code-gc'

export const disableWasmGc = (): void => setFlagsFromString(NO_WASM_GC)
