/** What scripts/font-widths.ts uses of it; the package brings no types. */
declare module 'opentype.js' {
  type Glyph = { unicodes?: number[]; advanceWidth?: number }
  type Font = { unitsPerEm: number; glyphs: { length: number; get(at: number): Glyph } }
  const opentype: { parse(bytes: ArrayBuffer): Font }
  export default opentype
}
