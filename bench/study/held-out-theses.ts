import type { GoldThesis } from './gold-theses.ts'

/** As the gold theses, and never used to choose a cue or a weight. */
export const HELD_OUT_THESES: readonly GoldThesis[] = [
  {
    title: 'Teacher absenteeism and pupil performance in primary schools of Mansa',
    design: 'cross-sectional',
    sampleSize: 144,
    topics: ['absenteeism', 'teachers', 'pupils', 'mansa'],
    essentials: [
      'The purpose of the study was',
      'There is a lack of evidence',
      'A correlational survey design',
      'The sample was made up of 144 teachers',
      'Absenteeism was negatively correlated',
      'No difference was found',
      'Because absence was taken from registers',
      'In conclusion',
      'Head teachers are advised',
    ],
    sections: [
      {
        title: 'Abstract',
        role: 'abstract',
        blocks: [
          'The purpose of the study was to establish the link between teacher absenteeism and pupil performance in Mansa. Absenteeism was common in small schools.',
        ],
      },
      {
        title: 'Chapter One: Introduction',
        role: 'introduction',
        blocks: [
          'A class without a teacher learns little. There is a lack of evidence on absenteeism in Luapula Province. The study looked at one school year.',
        ],
      },
      {
        title: 'Chapter Two: Review of literature',
        role: 'literature',
        blocks: ['Sakala (2017) linked absence to distance. Others see low pay as the cause (Mumba, 2019).'],
      },
      {
        title: 'Chapter Three: Methodology',
        role: 'methods',
        blocks: [
          'A correlational survey design of a cross-sectional kind was employed. The sample was made up of 144 teachers from 18 schools, drawn by simple random sampling. Registers and a questionnaire were used to collect data. Pearson correlation was computed in SPSS.',
        ],
      },
      {
        title: 'Chapter Four: Presentation of findings',
        role: 'results',
        blocks: [
          'Teachers missed a mean of 9.2 days in the year (SD = 4.1). Absenteeism was negatively correlated with the mean mark of the class, r(142) = −.31, p < .001. No difference was found between men and women, t(142) = 0.66, p = .510.',
        ],
      },
      {
        title: 'Chapter Five: Discussion',
        role: 'discussion',
        blocks: [
          'The link is in line with Sakala (2017). Because absence was taken from registers, it may have been under-reported, which is a weakness and a limitation of the study.',
        ],
      },
      {
        title: 'Chapter Six: Conclusion',
        role: 'conclusion',
        blocks: [
          'In conclusion, classes whose teachers are absent more often have lower marks. Head teachers are advised to keep daily records, and it is recommended that districts visit small schools each term.',
        ],
      },
    ],
  },
  {
    title: 'Default on digital loans among small enterprises in Livingstone',
    design: 'secondary data',
    sampleSize: 2460,
    topics: ['digital loans', 'default', 'enterprises', 'livingstone'],
    essentials: [
      'This thesis investigates the',
      'What drives default',
      'The study used secondary data',
      'A total of 2,460 loans',
      'Loan size predicted default',
      'Owner gender was not',
      'Records of informal loans',
      'This study shows that',
      'Lenders should',
    ],
    sections: [
      {
        title: 'Abstract',
        role: 'abstract',
        blocks: [
          'This thesis investigates the factors behind default on digital loans among small enterprises in Livingstone. One loan in six was not repaid.',
        ],
      },
      {
        title: 'Introduction',
        role: 'introduction',
        blocks: [
          'Digital loans arrive within minutes. What drives default on them remains unclear in towns that live from tourism. Enterprises borrow small amounts for short times.',
        ],
      },
      {
        title: 'Data and methods',
        role: 'methods',
        blocks: [
          'The study used secondary data from the records of one lender for 2022. A total of 2,460 loans to enterprises were included in the analysis after 112 incomplete records were removed. Logistic regression was used to model default.',
        ],
      },
      {
        title: 'Results',
        role: 'results',
        blocks: [
          'Of the loans, 16.4% were in default after 90 days. Loan size predicted default (OR = 1.38, 95% CI [1.21, 1.57], p < .001). Owner gender was not associated with default, p = .620.',
        ],
      },
      {
        title: 'Discussion',
        role: 'discussion',
        blocks: [
          'Larger loans meet weaker seasons. Records of informal loans were not available, so total debt is unknown, which limits the findings and is a limitation.',
        ],
      },
      {
        title: 'Conclusion',
        role: 'conclusion',
        blocks: [
          'This study shows that size of loan, and not the owner, goes with default. Lenders should consider smaller first loans. Future work should include informal debt.',
        ],
      },
    ],
  },
]
