import { modelOf } from '../../tests/support/model-of.ts'

/** A text and its list of references, with what is missing on either side. */
export type GoldReferences = {
  style: string
  text: string[]
  list: string[]
  /** How many citations lead to an entry. */
  entries: number
  /** Beginnings of entries that the text never cites. */
  uncited: string[]
  /** Words of citations that the list does not hold. */
  unlisted: string[]
}

export const GOLD_REFERENCES: readonly GoldReferences[] = [
  {
    style: 'author and year',
    text: [
      'Late booking is common in rural districts (Banda & Phiri, 2019; Tembo, 2018).',
      'Mwale et al. (2020) found the same in Ndola, and the World Health Organization (2016) asks for eight contacts.',
      'Distance explains much of it (Zulu, 2015), though roads have been built since (Chileshe, 2021).',
      'Sakala and Mumba (2017) doubt this.',
    ],
    list: [
      'Banda, T., & Phiri, M. (2019). Antenatal booking in Lusaka. Medical Journal of Zambia, 46(2), 101–108.',
      'Kasonde, P. (2014). Roads and clinics. Rural Health Review, 3(1), 12–19.',
      'Mwale, C., Zulu, P., & Sakala, J. (2020). Timing of first antenatal visits in Ndola. African Health, 12(1), 3–9.',
      'Sakala, J., & Mumba, G. (2017). Do distances matter? African Health, 9(2), 30–41.',
      'Tembo, K. (2018). Distance and care in rural Zambia. Rural Health Review, 5(4), 55–63.',
      'World Health Organization. (2016). WHO recommendations on antenatal care. Geneva: WHO.',
      'Zulu, L. (2015). Walking to the clinic. Journal of Rural Studies, 31, 77–85.',
    ],
    entries: 7,
    uncited: ['Kasonde'],
    unlisted: ['Chileshe'],
  },
  {
    style: 'numbers',
    text: [
      'Malaria in pregnancy remains common in the province [1, 2].',
      'Nets are used by half of the households [3], and sprays by fewer [5].',
      'A trial in Kenya saw no effect [7].',
    ],
    list: [
      '[1] Phiri M, Banda T. Malaria in pregnancy. Malaria J. 2017;16:12-18.',
      '[2] Kabwe C. Prevalence in the north. Trop Med. 2019;24:101-109.',
      '[3] Lungu D, Zulu P. Nets in households. Malaria J. 2020;19:44-50.',
      '[4] Mwansa R. Housing and mosquitoes. Acta Trop. 2012;88:201-207.',
      '[5] Soko E. Indoor spraying. Trop Med. 2015;20:66-71.',
      '[6] Tembo A. Costs of nets. Health Econ. 2018;27:15-22.',
    ],
    entries: 6,
    uncited: ['[4]', '[6]'],
    unlisted: ['7'],
  },
]

export const modelWith = ({ text, list }: GoldReferences) =>
  modelOf([
    { title: 'Introduction', role: 'introduction', blocks: text },
    {
      title: 'References',
      role: 'references',
      blocks: list.map((entry) => ({ kind: 'reference' as const, text: entry })),
    },
  ])
