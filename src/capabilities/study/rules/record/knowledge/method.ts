/** How a work was set up: design, place, time, people. */
import type { SlotKnowledge } from '../slot-pattern.ts'

export const METHOD: readonly SlotKnowledge[] = [
  {
    slot: 'design',
    tense: 'done',
    patterns: [
      {
        says: '{this|the|our} <work> {used|adopted|employed|followed|utilised|utilized|will use|will adopt|will employ} ...3 <design>',
        notIn: ['literature', 'results'],
        unless: '{qualitative|quantitative} {data|variables|models}',
        yes: [
          'This study used a cross-sectional design.',
          'The study adopted a single case study of one bank.',
          'Our research employed a descriptive survey.',
          'The study followed the waterfall model.',
          'This study utilised descriptive research.',
          'This study utilized a survey design.',
          'The study will use a quasi-experimental plan.',
          'The study will adopt a mixed methods approach.',
          'The research will employ action research.',
        ],
        no: [
          'The study used qualitative data from others.',
          'literature: 2 Review > The study used a cross-sectional design.',
          'The study used a ruler.',
        ],
      },
      {
        says: '<design> ...3 {was|is|will be|were} {used|adopted|employed|chosen|selected|conducted|applied}',
        in: ['methods', 'abstract'],
        unless: '{qualitative|quantitative} {data|variables|models}',
        yes: [
          'methods: 3.1 Design > A randomised controlled trial was conducted.',
          'methods: 3.1 Design > A case-control design was chosen.',
          'methods: 3.1 Design > A cohort design is used.',
          'methods: 3.1 Design > A phenomenological approach was adopted.',
          'methods: 3.1 Design > A correlational design will be employed.',
          'methods: 3.1 Design > Grounded theory was selected.',
          'methods: 3.1 Design > The design science method was applied.',
          'methods: 3.1 Design > A longitudinal design was used.',
          'methods: 3.1 Design > Agile methods were used.',
          'methods: 3.1 Design > An exploratory approach was used.',
          'methods: 3.1 Design > An experimental design was used.',
        ],
        no: [
          'methods: 3.1 Design > Quantitative data were used.',
          'literature: 2 Review > A longitudinal design was used.',
        ],
      },
      {
        says: '{this|the} <work> {is|was} ...3 <design> {study|survey|research|design|in nature}',
        notIn: ['literature', 'results'],
        yes: [
          'The study is a purely quantitative study.',
          'The research was a cross-sectional survey.',
          'This research is qualitative research.',
          'The study was of a cross-sectional design.',
          'This study is qualitative in nature.',
        ],
        no: ['The study is about qualitative work.', 'literature: 2 Review > The study was a cohort study.'],
      },
      {
        says: '{study|research|researcher|we|project} ...7 {design|survey|approach|case study|cohort|experiment}',
        under: ['design', 'approach'],
        unless:
          '{defined|refers to|is the plan|is a plan|blueprint|framework for|can be|may be|according to|others}',
        yes: [
          'methods: 3.2 Research design > The study is a survey of shops.',
          'methods: 3.2 Research design > The research design is time series.',
          'methods: 3.2 Research design > The researcher took a mixed approach.',
          'methods: 3.2 Research design > We did a retrospective cohort study.',
          'methods: 3.2 Research design > The project is a case study of one mine.',
          'methods: 3.2 Research design > We ran an experiment in two fields.',
        ],
        no: [
          'methods: 3.2 Research design > A research design is the plan that guides a study.',
          'results: 4.1 Results > The study is a survey of shops.',
          'methods: 3.2 Research design > We sat in a wide room.',
        ],
      },
    ],
  },
  {
    slot: 'setting',
    tense: 'done',
    patterns: [
      {
        says: '{is|was|are|were|will be} ...1 {located|situated|conducted|carried out|selected|chosen} ...8 {in|at|the}',
        under: ['setting'],
        unless: '{is defined|refers to|should|can be}',
        yes: [
          'methods: 3.1 Study area > The town is located on the line of rail in Copperbelt Province.',
          'methods: 3.1 Study area > The school was situated at the edge of the lake.',
          'methods: 3.1 Study area > The work will be conducted in Kasama.',
          'methods: 3.1 Study area > Interviews were carried out at two markets.',
          'methods: 3.1 Study area > Hong was selected as the study area.',
          'methods: 3.1 Study area > Two wards are chosen as the sites.',
        ],
        no: [
          'methods: 3.1 Study area > A study area should be located in reach.',
          'introduction: 1.1 Background > Kasama is located in the north.',
          'methods: 3.1 Study area > The people farm maize.',
        ],
      },
    ],
  },
  {
    slot: 'period',
    tense: 'done',
    patterns: [
      {
        says: '{collected|conducted|carried out|done|took place} ...8 {between|from|in|during} ...1 <month>',
        notIn: ['literature'],
        yes: [
          'Data were collected between January and June 2023.',
          'The survey was conducted from February to May 2022.',
          'The work was carried out in March 2021.',
          'The interviews were done during April 2020.',
          'Fieldwork took place in late May.',
          'Data were collected in June.',
          'Data were collected from July to August.',
          'Data were collected in early August.',
          'Data were collected in September.',
          'Data were collected in October.',
          'Data were collected in November.',
          'Data were collected in December.',
        ],
        no: [
          'The letters were collected by hand.',
          'literature: 2 Review > Data were collected in June 2019.',
        ],
      },
    ],
  },
  {
    slot: 'population',
    tense: 'done',
    patterns: [
      {
        says: '^ [the|an] {target|study|accessible} population ...4 {was|is|were|comprised|comprises|consisted of|consists of|included|includes|will be} =>',
        notIn: ['literature'],
        unless: 'population {is|was} {defined|the|any} {as|total|group}',
        yes: [
          'The target population was all 320 teachers of the district.',
          'The study population is women who gave birth in 2022.',
          'An accessible population were the clerks of six banks.',
          'The target population comprised 90 head teachers.',
          'The target population comprises the drivers of two ranks.',
          'The target population consisted of nurses.',
          'The target population consists of traders.',
          'The target population included every shop in the street.',
          'The study population includes all boarders.',
          'Study population will be mothers under thirty.',
        ],
        no: [
          'A target population is the total group one wants to know of.',
          'Snowball sampling helps when the target population is hard to reach.',
          'The population of the town was 40,000.',
        ],
      },
      {
        says: '{population|participants|respondents|subjects} ...8 {are|is|was|were|will|comprise*|consist*|include*}',
        under: ['population'],
        unless: '{refers|defined|total group|entire group|any group|everybody who|table|shown}',
        yes: [
          'methods: 3.3 Target population > The population targeted will be students of colleges.',
          'methods: 3.3 Target population > The participants are midwives.',
          'methods: 3.3 Target population > The respondents were clerks of six banks.',
          'methods: 3.3 Target population > The population of this work is all boarders.',
          'methods: 3.3 Target population > The population was 281 traders.',
          'methods: 3.3 Target population > The population comprises nurses.',
          'methods: 3.3 Target population > The population consists of drivers.',
          'methods: 3.3 Target population > The population includes all shops.',
          'methods: 3.3 Target population > The subjects were goats.',
        ],
        no: [
          'methods: 3.3 Target population > Population refers to all members of a group.',
          'methods: 3.3 Target population > A population is the entire group of interest.',
          'introduction: 1.1 Background > The population was 281 traders.',
          'methods: 3.3 Target population > The streets are narrow.',
        ],
      },
    ],
  },
]
