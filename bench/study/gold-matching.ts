import type { WrittenSection } from '../../tests/support/model-of.ts'
import { modelOf } from '../../tests/support/model-of.ts'

type GoldMatching = {
  entries: readonly string[]
  text: readonly string[]
  /** First authors and years of uncited entries, and of citations missing from the list. */
  uncited: readonly string[]
  missing: readonly string[]
}

export const GOLD_MATCHING: readonly GoldMatching[] = [
  {
    entries: [
      'Banda, T., & Phiri, M. (2019). Antenatal booking in Lusaka. Medical Journal of Zambia, 46(2), 101–108.',
      'Bank of Zambia. (2021). Annual report. Lusaka: BoZ.',
      'Chirwa, E., & Mvula, P. (2013). Subsidies. Lilongwe: CARD.',
      'Creswell, J. W. (2014). Research design (4th ed.). Thousand Oaks, CA: Sage.',
      'Mwale, C., Zulu, P., & Sakala, J. (2020). Timing of visits in Ndola. African Health, 12(1), 3–9.',
      'Tembo, K. (2018). Distance and care. Rural Health Review, 5(4), 55–63.',
      'World Health Organization. (2016). WHO recommendations on antenatal care. Geneva: WHO.',
      'Zulu, P. (2015). Roads. Lusaka: UNZA Press.',
    ],
    text: [
      'Banda and Phiri (2019) found that 61% booked late. The WHO (2016) recommends eight visits.',
      'Distance matters (Tembo, 2018; Mwale et al., 2020; Lungu, 2017). The BoZ (2021) reports on fees.',
      'A cross-sectional design was used (Creswell, 2013). Roads were poor (Zulu, 2015).',
    ],
    uncited: ['chirwa 2013', 'creswell 2014'],
    missing: ['lungu 2017', 'creswell 2013'],
  },
  {
    entries: [
      '[1] A. Phiri and B. Zulu, “Capacitive probes,” Sensors, vol. 3, pp. 1–9, 2018.',
      '[2] C. Mwale, “Water use on farms,” Agric. Water, vol. 8, pp. 20–31, 2017.',
      '[3] D. Tembo, “Costs of probes,” Energy, vol. 2, pp. 3–9, 2019.',
      '[4] E. Moyo, Soil Physics. Lusaka: UNZA Press, 2011.',
      '[5] F. Daka and G. Lungu, “Networks for farms,” IEEE Access, vol. 6, pp. 1–12, 2020.',
      '[6] H. Banda, “Batteries,” Energy, vol. 9, pp. 2–8, 2021.',
    ],
    text: [
      'Irrigation wastes water [1], [2]. Probes are costly [3]–[5] and fragile [8].',
      'The range was wide, 95% CI [1, 6]. Networks help [5].',
    ],
    uncited: ['banda 2021'],
    missing: ['8'],
  },
  {
    entries: [
      '1. Chanda D, Mulenga P. Nurses in rural areas. Afr J Health. 2014;2(1):3–9.',
      '2. Lungu M. Housing and posts. Health Policy. 2016;8:20–8.',
      '3. Sakala J, Zulu T. Delayed pay. Public Adm. 2019;4(2):40–7.',
      '4. World Health Organization. Retention of health workers. Geneva: WHO; 2010.',
      '5. Tembo R. Isolation. Rural Remote Health. 2018;18:1–9.',
      '6. Moyo P. Leaving. Nurs Open. 2020;7(3):700–9.',
    ],
    text: [
      'Nurses leave rural posts(1,2). Pay comes late (3). The WHO advises houses (4,7).',
      'We asked about (1) pay, (2) houses and (3) schools. Of the nurses, most (6) had left.',
    ],
    uncited: ['tembo 2018'],
    missing: ['7'],
  },
  {
    entries: [
      'Barber, Karin. 2018. A History of African Popular Culture. Cambridge: Cambridge University Press.',
      'Englund, Harri. 2015. “Radio and Voice.” Africa 85 (2): 210–230.',
      'Kasoma, Francis. 1986. The Press in Zambia. Lusaka: Multimedia.',
      'Mwamwenda, Tuntufye. 2019. “Song and Satire.” Journal of African Studies 4 (1): 5–25.',
      'Vail, Leroy, and Landeg White. 1991. Power and the Praise Poem. London: James Currey.',
    ],
    text: [
      'Historians read songs as archives (Vail and White 1991; Barber 2018). Praise may mock (Englund 2015, 212).',
      'Francis Kasoma (1986) wrote of the press. Mwamwanda (2019) did the like for Malawi, as Chilala (2016) did here.',
    ],
    uncited: ['mwamwenda 2019'],
    missing: ['mwamwanda 2019', 'chilala 2016'],
  },
]

export function modelOfMatching({ entries, text }: GoldMatching) {
  const sections: WrittenSection[] = [
    { title: 'Literature review', role: 'literature', blocks: [...text] },
    {
      title: 'References',
      role: 'references',
      blocks: entries.map((entry) => ({ kind: 'reference', text: entry })),
    },
  ]
  return modelOf(sections)
}
