/** The labelled spans of a reference as its parts, mended where their form says that a label is wrong. */
import { CLASS_OF } from '../parser/lexicon.ts'
import { LABELS, type Label } from '../parser/model.ts'
import type { Span } from '../parser/parse-labels.ts'

export type Parts = Record<Label | 'archive', string>

type Piece = Pick<Span, 'label' | 'text'>

export const partsFrom = (spans: readonly Span[]): Parts => {
  const pieces = relabelled(spans)
  return mended(partsOf(pieces), pieces)
}

/** Parts of one kind are joined; of titles, the longer run is the title and a short one beside it belongs to it. */
function partsOf(pieces: readonly Piece[]): Parts {
  const parts = Object.fromEntries([...LABELS, 'archive'].map((label) => [label, ''])) as Parts
  pieces.forEach((piece, at) => {
    const own = isTorn(pieces[at - 1], piece) ? pieces[at - 1]!.label : piece.label
    parts[own] = parts[own] ? `${parts[own]} ${piece.text}` : piece.text
  })
  return parts
}

/** What stands beside a piece says more than its label. */
function relabelled(spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = spans.map(({ label, text }) => ({ label, text }))
  const title = pieces.findIndex(({ label }) => label === 'title')
  const dated = pieces.findIndex(({ label }) => label === 'date')
  pieces.forEach((piece, at) => {
    const [before, after] = [pieces[at - 1], pieces[at + 1]]
    if (piece.label === 'date' && at > dated) {
      // "12(1883), 251–255" and "a journal, 2015, 1–21": numbers that look like years.
      const isIssue = before?.label === 'volume' && /^\(\d{4}\)/.test(piece.text)
      const isVolume =
        before?.label === 'journal' && after?.label === 'pages' && /^\d{4}[,:]/.test(piece.text)
      if (isIssue || isVolume) piece.label = 'volume'
      // "…, Somalia, 2008. A journal": once the year has been told, one in a title is a word of it.
      else if (title > dated && after && /^(?:journal|container)$/.test(after.label))
        for (const word of pieces.slice(title, at + 1)) word.label = 'title'
    }
    // "Paris: UNESCO.": after a place and its colon comes a publisher.
    if (
      at > title + 1 &&
      piece.label === 'title' &&
      before?.label === 'location' &&
      /:\s*$/.test(before.text)
    )
      piece.label = 'publisher'
    if (piece.label === 'volume' && /\p{L}{1,4}\/\p{L}/u.test(piece.text)) piece.label = 'note'
    // "60(6):S3" is a page, not a sign for pages.
    const page =
      piece.label === 'pages' &&
      /^\p{Lu}$/u.test(piece.text) &&
      after?.text.match(/^\d+(?:\s?[-–]\s?\p{Lu}?\d+)?/u)
    if (page) {
      piece.text += page[0]
      after!.text = after!.text.slice(page[0].length)
    }
    // "Banda, L. and Green, | P. (eds)": whoever opens an entry of editors is one of them.
    if (at === 1 && piece.label === 'editor' && before?.label === 'author' && ROLE.test(piece.text))
      before.label = 'editor'
    if (piece.label === 'translator' && before?.label === 'editor' && !/\p{L}{2}.*\s/u.test(piece.text))
      before.label = 'translator'
    // "The Unified Modelling | Language Manual, Addison-Wesley": a title without a sign at its end goes on to the last comma.
    const comma =
      piece.label === 'publisher' && before?.label === 'title' && /\p{L}$/u.test(before.text)
        ? piece.text.lastIndexOf(', ')
        : -1
    if (comma > 0) {
      before!.text += ` ${piece.text.slice(0, comma)}`
      piece.text = piece.text.slice(comma + 2)
    }
    // "of the Fund and | the Ministry": a name does not begin with its "and".
    if (before && piece.label === 'publisher' && /^(?:and|&)\s/.test(piece.text)) piece.label = before.label
  })
  return pieces
}

const ROLE = /\b(?:eds?|editors?|hrsg|hg|dir|coord)s?\b/i

/** What a label takes in with its neighbour, or leaves to it. */
function parted(parts: Parts): Parts {
  const own = { ...parts }
  // "(2023, March 29). Malaria. https://…": a short title is taken for a remark.
  const remark =
    !own.title && own.date && !own.journal && !own.container && own.note.match(/^\s*(\p{Lu}[^.:]{2,80})\./u)
  if (remark && !/^(?:personal|interview|available|retrieved|accessed)/i.test(remark[1]!)) {
    own.title = remark[1]!
    own.note = own.note.slice(remark[0].length)
  }
  // "A title. A journal. 2010 Feb;28(1):": the date and the volume say that a journal stands before them.
  const named =
    !own.journal &&
    !own.container &&
    own.volume &&
    /;\s*$/.test(own.date) &&
    own.title.match(/^(.{8,}[.?!])\s+(\p{Lu}[^.?!]{2,80})\.?\s*$/u)
  if (named) {
    own.title = named[1]!
    own.journal = named[2]!
  }
  // "[Doctoral thesis, Copperbelt University]. A repository."
  const [school, kept] = own.publisher.split(/\][.,]\s*/)
  if (kept && own.genre) {
    own.publisher = school!
    own.archive = kept
  }
  // "‘How to store maize’, Farming Today [Blog].": what follows the closing sign is where it was published.
  const quoted =
    !own.journal &&
    !own.container &&
    own.title.match(/^\s*[“"‘'](.{4,}?)[.,?!]?[”"’'][.,]?\s+(\p{Lu}[^“”"‘’]*)$/u)
  if (quoted) {
    own.title = quoted[1]!
    own.container = quoted[2]!.replace(/\s*\[(?:we)?b(?:log|site)[^\]]*\]?/gi, '')
  }
  // "Comparing schools: Vol. 2. Policy": a volume with a name of its own.
  if (/:\s*$/.test(own.container) && /\d[.,:]\s+\p{Lu}\p{L}+/u.test(own.volume)) {
    own.container = `${own.container} ${own.volume}`
    own.volume = ''
  }
  // Scripts without capitals tell the parser little: the last sentence is the publisher.
  const last =
    !own.publisher &&
    !own.journal &&
    !own.container &&
    own.title.match(/^([^.]*[\u0590-\u08ff][^.]*)\.\s+([^.]+)\.?\s*$/u)
  if (last) {
    own.title = last[1]!
    own.publisher = last[2]!
  }
  return own
}

/** "Current status: | a review. A journal": a title that ends in a colon has not ended. */
function withSubtitle(parts: Parts): Parts {
  if (!/:\s*$/.test(parts.title)) return parts
  const from = (['journal', 'container', 'publisher'] as const).find((label) =>
    /\p{Ll}\.\s\p{Lu}/u.test(parts[label]),
  )
  if (!from) return parts
  const cut = parts[from].replace(/\.\s*$/, '').lastIndexOf('. ') + 1
  return {
    ...parts,
    title: `${parts.title} ${parts[from].slice(0, cut)}`,
    [from]: parts[from].slice(cut + 1),
  }
}

/** "Modelling data, Chapman & Hall, 2nd edition": a book's publisher at the end of its title, or before its place. */
function withPublisher(parts: Parts): Parts {
  if (parts.publisher || parts.journal || parts.container) return parts
  const tail =
    parts.edition &&
    parts.title.match(/^(.{8,}),\s((?:\p{Lu}[\p{L}’'-]+|&|and)(?:\s(?:\p{Lu}[\p{L}’'-]+|&|and)){0,4}),?$/u)
  if (tail && hasPublisherWord(tail[2]!)) return { ...parts, title: tail[1]!, publisher: tail[2]! }
  const words = parts.location.split(/\s+/)
  const last = words.findLastIndex(hasPublisherWord)
  return last >= 0 && last < words.length - 1 && !/[,:]/.test(words.slice(0, last + 1).join(' '))
    ? { ...parts, publisher: words.slice(0, last + 1).join(' '), location: words.slice(last + 1).join(' ') }
    : parts
}

/** What the form of the parts gives away, where their labels do not fit together. */
function mended(parts: Parts, pieces: readonly Piece[]): Parts {
  const own = withPublisher(withSubtitle(parted(parts)))
  // A book's publisher after its volume.
  if (
    own.journal &&
    !own.publisher &&
    !own.pages &&
    (isPublisher(own.journal) || (own.edition && hasPublisherWord(own.journal)))
  ) {
    own.publisher = own.journal
    own.journal = ''
  }
  if (own.container && !own.publisher && !own.pages && !own.editor && isPublisher(own.container)) {
    own.publisher = own.container
    own.container = ''
  }
  // Editors who open an entry and are not called so are its authors.
  const [first, second] = pieces
  if (
    !own.author &&
    first?.label === 'editor' &&
    !pieces.some(({ label, text }) => label === 'editor' && ROLE.test(text))
  ) {
    own.author = first.text
    own.editor = own.editor.slice(first.text.length).trim()
  }
  // "Geneva: World Health Organization (2017) …": whoever stands before the year is the author.
  if (
    !own.author &&
    (first?.label === 'publisher' || (first?.label === 'location' && second?.label === 'publisher'))
  )
    own.author = pieces.find(({ label }) => label === 'publisher')!.text
  return own
}

const classesIn = (text: string) =>
  (text.match(/\p{L}[\p{L}’'-]*/gu) ?? []).map((word) => CLASS_OF.get(word.toLowerCase()))
const hasPublisherWord = (text: string): boolean =>
  classesIn(text.replace(/(?<=\p{L})-(?=\p{Lu})/gu, ' ')).includes('publisher')

const isPublisher = (text: string): boolean => {
  const classes = classesIn(text)
  return (
    classes.includes('publisher') &&
    !classes.includes('journal') &&
    !classes.includes('proceedings') &&
    !/^\s*[“"]?in\b/i.test(text)
  )
}

/** A title goes on where nothing ends it: what follows without a sign is no container yet. */
const isTorn = (before: Piece | undefined, { label, text }: Piece): boolean =>
  before?.label === 'title' &&
  label === 'container' &&
  /[\p{L}\p{N}]$/u.test(before.text) &&
  !/^(?:in\b|[“"(])/i.test(text)
