/** Every browser that the product runs in reads woff2: the other files of a font are 0.8 MB that would never be fetched (decision 0006). */
import type { Plugin } from 'vite'

const OLDER = /,\s*url\([^)]+\.(?:woff|ttf)\)\s*format\("(?:woff|truetype)"\)/g

export const onlyWoff2 = (): Plugin => ({
  name: 'only-woff2',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.css(\?|$)/.test(id)) return undefined
    const lean = code.replace(OLDER, '')
    return lean === code ? undefined : { code: lean, map: null }
  },
})
