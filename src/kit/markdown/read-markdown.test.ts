import { describe, expect, it } from 'vitest'
import { readMarkdown } from './read-markdown.ts'
import { tableAsCsv, tableForClipboard } from './table-text.ts'
import type { Inline, Table } from './tree.ts'
import { visibleText } from './visible-text.ts'

const inlines = (text: string): Inline[] => {
  const [block] = readMarkdown(text)
  return block?.type === 'paragraph' ? block.children : []
}
const formulas = (text: string) =>
  inlines(text).flatMap((inline) => (inline.type === 'math' ? [inline.tex] : []))
const table = (text: string) => readMarkdown(text).find((block): block is Table => block.type === 'table')!

describe('formulas', () => {
  it.each([
    ['so $x$ is', ['x']],
    ['so $$x$$ is', ['x']],
    ['so \\(x\\) is', ['x']],
    ['so \\[x\\] is', ['x']],
    ['$a_1 * b_2 * c_3$', ['a_1 * b_2 * c_3']],
    ['**$p < .05$** and *$q$*', []],
    ['$5$ of $10$', ['5', '10']],
    ['$2 \\times 3$', ['2 \\times 3']],
    ['in $\\$4$', ['\\$4']],
  ])('are found in %j', (text, found) => {
    expect(formulas(text)).toEqual(found)
  })

  it.each([
    '$5 and $10',
    'It costs $5, or $10.',
    'between $15-$20 a day',
    'I have $20 and she has 30$.',
    'US$5 and US$6',
    'a $ b $ c',
    '$HOME/$USER',
    'only $x',
    '\\$x\\$',
  ])('are not found in %j', (text) => {
    expect(formulas(text)).toEqual([])
    expect(visibleText(readMarkdown(text))).toBe(text.replaceAll('\\', ''))
  })

  it('have a block of their own where they have their lines to themselves', () => {
    const text = 'Then\n$$\nx = 1\n$$\nand\n\n\\[ y \\]\n\nend'
    expect(readMarkdown(text).map(({ type }) => type)).toEqual([
      'paragraph',
      'math',
      'paragraph',
      'math',
      'paragraph',
    ])
  })

  it('stand inside emphasis, and their stars and lines are no emphasis', () => {
    expect(inlines('**$a*b$ and $c*d$**')).toEqual([
      {
        type: 'strong',
        children: [
          { type: 'math', tex: 'a*b', display: false },
          { type: 'text', text: ' and ' },
          { type: 'math', tex: 'c*d', display: false },
        ],
      },
    ])
  })

  it('that never end are the words they are written with', () => {
    expect(visibleText(readMarkdown('So $$x = 1'))).toBe('So $$x = 1')
    expect(visibleText(readMarkdown('So \\(x = 1'))).toBe('So (x = 1')
  })
})

describe('what could do harm', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<b>bold</b>',
    '<!-- x -->',
    '<div>\nx\n</div>',
  ])('%s is text', (text) => {
    expect(visibleText(readMarkdown(text)).replaceAll('\n', ' ')).toBe(text.replaceAll('\n', ' '))
  })

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,<script>)',
    '[x](file:///etc/passwd)',
    '[x](//evil.example)',
    '[x](vbscript:x)',
    '<javascript:alert(1)>',
  ])('%s leads nowhere', (text) => {
    expect(JSON.stringify(readMarkdown(text))).not.toContain('"link"')
  })

  it('a link to a page or to a mailbox is a link', () => {
    expect(inlines('[x](https://example.org/a_b_(c))')[0]).toEqual({
      type: 'link',
      href: 'https://example.org/a_b_(c)',
      children: [{ type: 'text', text: 'x' }],
    })
    expect(inlines('write to ask@unza.zm')[1]).toMatchObject({ type: 'link', href: 'mailto:ask@unza.zm' })
  })

  it('a picture elsewhere is named, and not fetched', () => {
    expect(inlines('![A bell](https://example.org/b.png)')).toEqual([
      { type: 'picture', href: 'https://example.org/b.png', alt: 'A bell' },
    ])
    expect(inlines('![A bell](javascript:x)')).toEqual([{ type: 'text', text: 'A bell' }])
  })
})

describe('words', () => {
  it('with named characters are shown as those, and unknown names as they are written', () => {
    expect(visibleText(readMarkdown('A&amp;B &lt;x&gt; &#8804; &#x2264; &nosuch;'))).toBe(
      'A&B <x> ≤ ≤ &nosuch;',
    )
    expect(inlines('`&amp;`')).toEqual([{ type: 'code', text: '&amp;' }])
  })

  it('name what they rest on', () => {
    expect(inlines('It rose.[^2] Then[^x]')).toEqual([
      { type: 'text', text: 'It rose.' },
      { type: 'source', n: 2 },
      { type: 'text', text: ' Then[^x]' },
    ])
  })

  it('underlined or indented stay words, and a tilde alone means about', () => {
    expect(readMarkdown('Words\n===\n\n    more').map(({ type }) => type)).toEqual(['paragraph', 'paragraph'])
    expect(visibleText(readMarkdown('~5 and ~6~'))).toBe('~5 and ~6~')
  })

  it('in a list of tasks know what is done', () => {
    expect(readMarkdown('- [x] a\n- [ ] b\n- c')).toMatchObject([
      { type: 'list', items: [{ checked: true }, { checked: false }, {}] },
    ])
    expect(visibleText(readMarkdown('- [x] a\n- [ ] b'))).toBe('a\nb')
  })
})

describe('a table', () => {
  const savings = table('| Group | Saved |\n|---|--:|\n| With, **all** | -1,200.50 |\n| "None" | =1+1 |\n')

  it('goes to a spreadsheet by the clipboard, a cell a column', () => {
    expect(tableForClipboard(savings)).toBe('Group\tSaved\nWith, all\t-1,200.50\n"None"\t\'=1+1')
  })

  it('is a file of comma-separated values, in which nothing is run', () => {
    expect(tableAsCsv(savings)).toBe('\ufeffGroup,Saved\r\n"With, all","-1,200.50"\r\n"""None""",\'=1+1\r\n')
  })
})
