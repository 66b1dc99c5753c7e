import { modelOf, type WrittenSection } from '../../tests/support/model-of.ts'
import { GOLD_THESES } from './gold-theses.ts'

/** Small numbers that look random and are the same every time. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const SUBJECTS =
  'traders farmers nurses pupils households clinics cooperatives lenders teachers mothers fishers miners drivers agents officers villages wards banks schools markets'.split(
    ' ',
  )
const VERBS =
  'reported described recorded measured compared delayed increased shared lost managed repaired visited counted planted stored borrowed repaid explained refused combined'.split(
    ' ',
  )
const OBJECTS =
  'savings yields vaccines fees loans records seeds roads wages harvests registers visits prices water meals uniforms tools nets cattle receipts distances meetings rules duties permits'.split(
    ' ',
  )
const QUALITIES =
  'rural early late seasonal informal monthly costly shared public private distant written small regular uneven modest local recent weekly formal'.split(
    ' ',
  )
const PLACES =
  'Choma Kitwe Mongu Chipata Kasama Solwezi Kabwe Mansa Livingstone Ndola Chongwe Mazabuka Kaoma Petauke Mbala Samfya'.split(
    ' ',
  )

/** About 150 pages: a gold thesis at its heart, and chapters of prose with figures round it. */
export function longThesis(pages = 150) {
  const random = seeded(7)
  const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const number = (most: number) => 1 + Math.floor(random() * most)
  const sentence = () => {
    const kinds = [
      () =>
        `In ${any(PLACES)} the ${any(QUALITIES)} ${any(SUBJECTS)} ${any(VERBS)} ${any(QUALITIES)} ${any(OBJECTS)} for ${number(40)} weeks before the rains.`,
      () =>
        `${any(PLACES)} ${any(SUBJECTS)} ${any(VERBS)} more ${any(OBJECTS)} than ${any(SUBJECTS)} in ${any(PLACES)} (${number(90)}.${number(9)}%), although ${any(QUALITIES)} ${any(OBJECTS)} were missing.`,
      () =>
        `Banda and Phiri (20${10 + number(13)}) found that ${any(QUALITIES)} ${any(OBJECTS)} were associated with ${any(QUALITIES)} ${any(SUBJECTS)}.`,
      () =>
        `The difference between ${any(SUBJECTS)} and ${any(SUBJECTS)} was clear, t(${number(300)}) = ${number(4)}.${10 + number(89)}, p = .0${number(49)}.`,
      () =>
        `It was further observed that ${any(SUBJECTS)} with ${any(QUALITIES)} ${any(OBJECTS)} ${any(VERBS)} the ${any(OBJECTS)} of their ${any(SUBJECTS)}, which ${any(SUBJECTS)} in ${any(PLACES)} did not.`,
    ]
    return any(kinds)()
  }
  const paragraph = () => Array.from({ length: 6 }, sentence).join(' ')
  const filled = (pagesOfIt: number) => Array.from({ length: Math.round(pagesOfIt * 3.6) }, paragraph)
  const share: Record<string, number> = {
    introduction: 0.1,
    literature: 0.3,
    methods: 0.15,
    results: 0.25,
    discussion: 0.15,
    conclusion: 0.05,
  }
  const sections: WrittenSection[] = GOLD_THESES[0]!.sections.map((section) => ({
    ...section,
    blocks: [...section.blocks, ...filled(pages * (share[section.role] ?? 0))],
  }))
  return modelOf(sections, { title: GOLD_THESES[0]!.title })
}
