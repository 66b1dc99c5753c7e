import { describe, expect, it } from 'vitest'
import { drawingParts } from './drawing-parts.ts'

const art = import.meta.glob<string>('../art/*.svg', { query: '?raw', import: 'default', eager: true })

describe('our drawings', () => {
  it('are all there', () => expect(Object.keys(art).length).toBeGreaterThanOrEqual(20))

  it.each(Object.entries(art))(
    '%s can stand in a page, names itself nowhere, and is at most 4 KB',
    (_, source) => {
      const { viewBox, inner } = drawingParts(source)
      expect(viewBox).toMatch(/^-?\d+ -?\d+ [\d.]+ [\d.]+$/)
      expect(inner).not.toContain('<title>')
      expect(inner).not.toMatch(/<script|\son\w+=|href=|\sid=/)
      expect(source.length).toBeLessThanOrEqual(4_096)
    },
  )

  it('are refused when they are no drawing', () => {
    expect(() => drawingParts('<p>words</p>')).toThrow('one <svg> element')
    expect(() => drawingParts('<svg></svg>')).toThrow('viewBox')
  })
})
