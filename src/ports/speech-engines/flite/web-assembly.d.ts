/** The part of WebAssembly that the voice uses; the server's type library has only the names. */
declare namespace WebAssembly {
  const Module: new (bytes: Uint8Array) => Module
  const Instance: new (module: Module, imports: Record<string, Record<string, unknown>>) => Instance
  interface Instance {
    readonly exports: Record<string, unknown>
  }
  interface Memory {
    readonly buffer: ArrayBuffer
  }
}
