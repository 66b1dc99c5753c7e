/** Removes visual formatting: headings, lists, tables, links, emphasis. */
const REWRITES: [RegExp, string][] = [
  [/```[\s\S]*?(?:```|$)/g, ' '],
  [/!\[[^\]]*\]\([^)]*\)/g, ' '],
  [/\[([^\]]+)\]\((?:[^)]*)\)/g, '$1'],
  [/`([^`]*)`/g, '$1'],
  [/<\/?[a-z][^>]*>/gi, ' '],
  [/(?:https?:\/\/|www\.)\S*[\w/]/g, 'the link on your screen'],
  [/[\w.+-]+@[\w-]+\.[\w.]*\w/g, 'the address on your screen'],
  [/\p{L}{61,}/gu, 'the text on your screen'],
  // A heading or a list item becomes a sentence, or it would run into the next one.
  [/^[ \t]*#{1,6}[ \t]+(.+?)[ \t#]*$/gm, '$1.'],
  [/^[ \t]*(?:[-*+•]|\d+[.)])[ \t]+(.+)$/gm, '$1.'],
  [/^[ \t]*\|?[ \t]*:?-{2,}.*$/gm, ''],
  [/[ \t]*\|[ \t]*/g, ', '],
  [/^[ \t]*>[ \t]?/gm, ''],
  [/(\*\*|__)(.+?)\1/g, '$2'],
  [/(?<![\w*])\*([^*\n]+)\*(?![\w*])/g, '$1'],
  [/(?<!\w)_([^_\n]+)_(?!\w)/g, '$1'],
  [/[“”„«»]/g, '"'],
  [/[‘’ʼ]/g, "'"],
  [/…/g, '...'],
  [/\u00ad|\u200b|\ufeff/g, ''],
  [/([.!?:;,])\.(?=\s|$)/g, '$1'],
]

export const plainProse = (text: string): string =>
  REWRITES.reduce((plain, [pattern, words]) => plain.replace(pattern, words), text)
    .replace(/\s+/g, ' ')
    .trim()
