/** Works that nobody wrote, as data: for registries that are asked in tests. */
import type { Reference } from '../reference.ts'

export function drawOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return {
    one: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!,
    number: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
  }
}

const SURNAMES =
  'Mulenga Banda Phiri Zulu Tembo Mwansa Chanda Bwalya Sakala Lungu Mumba Ngoma Siame Kapembwa Nkhata'.split(
    ' ',
  )
const SUBJECTS =
  'marriage schooling wells markets nursing mining forestry fishing migration housing nutrition transport taxation radio credit herding'.split(
    ' ',
  )
const VIEWS = [
  'Determinants of',
  'Barriers to',
  'Attitudes towards',
  'The cost of',
  'A history of',
  'Gender and',
  'Measuring',
  'Politics of',
]
const GROUPS = [
  'young women',
  'smallholders',
  'migrant workers',
  'secondary pupils',
  'market traders',
  'district officials',
  'older men',
  'tenants',
]
const PLACES = [
  'northern towns',
  'the copper belt',
  'river valleys',
  'border districts',
  'peri-urban wards',
  'resettled villages',
]
const JOURNALS = [
  'Journal of Rural Studies',
  'Copperbelt Review',
  'African Schooling Quarterly',
  'Health and Place in Africa',
]

export function madeWorks(count: number, seed: number): Reference[] {
  const { one, number } = drawOf(seed)
  return Array.from(
    { length: count },
    (_, at): Reference => ({
      id: `w${seed}-${at}`,
      type: 'article-journal',
      author: [
        { family: one(SURNAMES), given: 'T.' },
        { family: one(SURNAMES), given: 'C.' },
      ],
      issued: { 'date-parts': [[number(1990, 2024)]] },
      title: `${one(VIEWS)} ${one(SUBJECTS)} among ${one(GROUPS)} in ${one(PLACES)} ${number(1, 900)}`,
      'container-title': one(JOURNALS),
      volume: String(number(1, 40)),
      page: `${number(1, 90)}-${number(91, 180)}`,
    }),
  )
}
