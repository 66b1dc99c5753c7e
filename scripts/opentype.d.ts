/** The part of it we use; the package ships no types. */
declare module 'opentype.js' {
  type Glyph = { unicodes?: number[]; advanceWidth?: number }
  type Font = {
    unitsPerEm: number
    glyphs: { length: number; get(at: number): Glyph }
    getAdvanceWidth(text: string, size: number): number
    getPath(text: string, x: number, y: number, size: number): { toPathData(decimals: number): string }
  }
  const opentype: { parse(bytes: ArrayBuffer): Font }
  export default opentype
}
