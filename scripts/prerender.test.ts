import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { captions } from '../src/web/landing/film/captions.ts'
import { STORY } from '../src/web/landing/film/story.ts'
import { inlineHashes } from './prerender.ts'

describe('the prerendered page', () => {
  it('lists the hash of what stands inside it, and of nothing it only points at', () => {
    const { scripts, styles } = inlineHashes(
      '<script>alert(1)</script><script type="module" src="/a.js"></script><style>p{margin:0}</style>',
    )
    expect(scripts).toEqual(['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='])
    expect(styles).toHaveLength(1)
  })

  it('has the captions of the film as its story tells it now', () => {
    expect(readFileSync('src/web/landing/demo.vtt', 'utf8')).toBe(captions(STORY))
  })
})
