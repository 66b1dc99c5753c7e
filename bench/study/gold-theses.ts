import type { WrittenSection } from '../../tests/support/model-of.ts'

/** Short theses in different designs, written with their answers. */
export type GoldThesis = {
  title: string
  sections: WrittenSection[]
  design: string
  sampleSize: number
  /** Words a reader would name as its topics. */
  topics: string[]
  /** Beginnings of the sentences a reader would keep. */
  essentials: string[]
}

export const GOLD_THESES: readonly GoldThesis[] = [
  {
    title: 'Mobile money and savings among market traders in Kitwe',
    design: 'mixed',
    sampleSize: 318,
    topics: ['mobile money', 'savings', 'traders', 'kitwe'],
    essentials: [
      'This study examined whether',
      'Yet no study',
      'A convergent mixed methods design',
      'Of the 360 traders',
      'Traders who used mobile money saved',
      'Membership of a chilimba',
      'The survey was cross-sectional, which is a limitation',
      'The study concludes that',
      'Operators should',
    ],
    sections: [
      {
        title: 'Abstract',
        role: 'abstract',
        blocks: [
          'Savings keep small businesses alive between good weeks. This study examined whether mobile money is associated with weekly savings among market traders in Kitwe. Traders who used mobile money saved more often.',
        ],
      },
      {
        title: 'Introduction',
        role: 'introduction',
        blocks: [
          'Chisokone market is one of the busiest in the Copperbelt. Traders handle cash all day, and cash is easily lost. Yet no study has asked how mobile money changes the savings of traders. The purpose is described above.',
        ],
      },
      {
        title: 'Literature',
        role: 'literature',
        blocks: [
          'Banda (2020) reported that 40% of traders in Lusaka save. Mwale and Zulu (2021) found no link between mobile money and savings among farmers.',
        ],
      },
      {
        title: 'Methods',
        role: 'methods',
        blocks: [
          'A convergent mixed methods design was used because numbers alone could not explain habits. Stratified random sampling was used by type of goods. Of the 360 traders approached, 318 completed the questionnaire. Twelve traders were then interviewed about their habits. Logistic regression and thematic analysis were used.',
          'Approval was given by the ethics committee of the university.',
        ],
      },
      {
        title: 'Results',
        role: 'results',
        blocks: [
          'Most traders, 71% of the sample, used mobile money every week. Traders who used mobile money saved more often than those who did not (AOR = 1.92, 95% CI [1.20, 3.08], p = .007). Membership of a chilimba was not significantly associated with mobile money use, χ²(1, N = 318) = 1.44, p = .230. In interviews, traders spoke of hiding money from relatives.',
          'Fees were named as the main burden.',
        ],
      },
      {
        title: 'Discussion',
        role: 'discussion',
        blocks: [
          'The result differs from that of Mwale and Zulu (2021). The survey was cross-sectional, which is a limitation because savings may come first. Privacy seems to matter more than price.',
        ],
      },
      {
        title: 'Conclusion',
        role: 'conclusion',
        blocks: [
          'The study concludes that mobile money goes with more frequent saving among traders in Kitwe. Operators should consider lower fees for small transfers. Future studies could follow traders over a year.',
        ],
      },
    ],
  },
  {
    title: 'Conservation tillage and maize yield in Choma District',
    design: 'experiment',
    sampleSize: 0,
    topics: ['maize', 'yield', 'tillage', 'choma'],
    essentials: [
      'The objective of this study was',
      'Little is known',
      'A randomised complete block design',
      'Basin planting gave',
      'Ripping did not differ',
      'One limitation is',
      'It is concluded that',
      'It is recommended that',
    ],
    sections: [
      {
        title: 'Abstract',
        role: 'abstract',
        blocks: [
          'The objective of this study was to compare maize yield under three forms of tillage in Choma District. Basin planting gave the highest yield.',
        ],
      },
      {
        title: '1 Introduction',
        role: 'introduction',
        blocks: [
          'Maize feeds the southern plateau. Dry spells have become longer. Little is known about how basin planting performs on the sandy soils of Choma District.',
        ],
      },
      {
        title: '2 Materials and methods',
        role: 'methods',
        blocks: [
          'A randomised complete block design with four replications was used at the research station. The treatments were ploughing, ripping and basin planting. Plots measured 6 m by 5 m. Soil samples were taken before planting. Means were separated with Tukey at the 5% level.',
        ],
      },
      {
        title: '3 Results',
        role: 'results',
        blocks: [
          'Basin planting gave a mean yield of 4.2 t/ha against 3.1 t/ha under ploughing, F(2, 6) = 9.80, p = .013. Ripping did not differ significantly from ploughing, p = .410. Rain in the season was 612 mm.',
        ],
      },
      {
        title: '4 Discussion',
        role: 'discussion',
        blocks: [
          'Basins catch early rain, which explains the difference. One limitation is that the trial ran at a single site for one season. Labour was not measured.',
        ],
      },
      {
        title: '5 Conclusion',
        role: 'conclusion',
        blocks: [
          'It is concluded that basin planting raised maize yield on this soil in this season. It is recommended that the trial be repeated in more districts before farmers are advised.',
        ],
      },
    ],
  },
  {
    title: 'Why nurses leave rural clinics in Western Province',
    design: 'qualitative',
    sampleSize: 22,
    topics: ['nurses', 'rural', 'clinics', 'western province'],
    essentials: [
      'This study aimed to understand',
      'Few studies have',
      'A phenomenological approach',
      'Twenty-two nurses',
      'Three themes were identified',
      'Housing was described',
      'A limitation is',
      'The study concludes',
      'The Ministry should',
    ],
    sections: [
      {
        title: 'Abstract',
        role: 'abstract',
        blocks: [
          'Rural clinics in Western Province lose nurses each year. This study aimed to understand why nurses leave rural clinics. Housing, isolation and delayed pay were the main reasons.',
        ],
      },
      {
        title: 'Introduction',
        role: 'introduction',
        blocks: [
          'A clinic without a nurse is a building. Few studies have listened to nurses who left. The research question was what leaving meant to those who left.',
        ],
      },
      {
        title: 'Methods',
        role: 'methods',
        blocks: [
          'A phenomenological approach was used because the experience of leaving was of interest. Twenty-two nurses were recruited by purposive sampling. In-depth interviews were held in English and Lozi, audio-recorded and transcribed. Thematic analysis was used, and a second coder coded one fifth of the transcripts. Consent was obtained from every nurse.',
        ],
      },
      {
        title: 'Findings',
        role: 'results',
        blocks: [
          'Three themes were identified: shelter, silence and salary. Housing was described by most nurses as the first reason for leaving. One nurse said, “I slept in the store room with the vaccines for two rainy seasons.” Pay arrived late in the flood months.',
        ],
      },
      {
        title: 'Discussion',
        role: 'discussion',
        blocks: [
          'Housing has been named in other countries too. A limitation is that nurses who stayed were not interviewed. The findings may be of use in similar settings.',
        ],
      },
      {
        title: 'Conclusion',
        role: 'conclusion',
        blocks: [
          'The study concludes that nurses leave clinics before they leave nursing. The Ministry should provide housing before it posts a nurse. Further research should hear those who stay.',
        ],
      },
    ],
  },
]
