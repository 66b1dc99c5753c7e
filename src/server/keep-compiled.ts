import { setFlagsFromString } from 'node:v8'

/**
 * Node ends, whole, where two threads of it meet in what V8 does to free compiled WebAssembly: one takes up a piece while the other
 * gives it back. Every thread that is started from TypeScript runs WebAssembly, Node's own, and the embedded database is nothing else.
 * So what was compiled is kept for as long as its module lives (decision 0120).
 */
export const KEEPS_COMPILED = '--no-wasm-code-gc'

export const keepCompiled = (): void => setFlagsFromString(KEEPS_COMPILED)
