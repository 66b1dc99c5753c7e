/** Properties every shape has: its number, its name and its alternative text. */
import { el } from '../xml.ts'

const DECORATIVE = '{C183D7F6-B498-43B3-948B-1728B52AA6E4}'

export type NamedShape = {
  number: number
  name: string
  alt?: string | undefined
  decorative?: boolean
  link?: string | undefined
}

/** `link`: the relationship id of the slide a click opens. */
export function nonVisual({ number, name, alt, decorative, link }: NamedShape): string {
  const extension =
    decorative &&
    el(
      'a:extLst',
      {},
      el(
        'a:ext',
        { uri: DECORATIVE },
        el('adec:decorative', {
          'xmlns:adec': 'http://schemas.microsoft.com/office/drawing/2017/decorative',
          val: '1',
        }),
      ),
    )
  return el(
    'p:cNvPr',
    { id: number, name, descr: alt },
    link && el('a:hlinkClick', { 'r:id': link, action: 'ppaction://hlinksldjump' }),
    extension || undefined,
  )
}
