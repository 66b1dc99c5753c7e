/** What a work did with its data, and how it behaved: analysis, ethics, validity, tools. */
import type { SlotKnowledge } from '../slot-pattern.ts'

export const ANALYSING: readonly SlotKnowledge[] = [
  {
    slot: 'analyses',
    tense: 'done',
    patterns: [
      {
        says: 'data ...4 {was|were|will be} ...1 {analysed|analyzed|processed} ...3 {using|with|through|in|via} =>',
        notIn: ['literature', 'results'],
        yes: [
          'methods: 3.4 Analysis > The data were analysed using Stata.',
          'methods: 3.4 Analysis > Data was then analyzed with counts and shares.',
          'methods: 3.4 Analysis > The data that come in will be processed with Excel.',
          'methods: 3.4 Analysis > Data were analysed through coding.',
          'methods: 3.4 Analysis > Data were analysed in SPSS.',
          'methods: 3.4 Analysis > Data were analysed via open coding.',
        ],
        no: ['literature: 2 Review > The data were analysed using Stata.'],
      },
      {
        says: '<test> ...4 {was|were|will be} {used|performed|conducted|run|applied|computed|carried out|employed|fitted}',
        in: ['methods', 'abstract'],
        yes: [
          'methods: 3.4 Analysis > Logistic regression was used.',
          'methods: 3.4 Analysis > A t-test was performed.',
          'methods: 3.4 Analysis > Chi-square tests were run.',
          'methods: 3.4 Analysis > ANOVA was conducted.',
          'methods: 3.4 Analysis > Thematic analysis was applied.',
          'methods: 3.4 Analysis > Content analysis will be carried out.',
          'methods: 3.4 Analysis > A correlation was computed.',
          'methods: 3.4 Analysis > Descriptive statistics were employed.',
          'methods: 3.4 Analysis > Factor analysis was used.',
          'methods: 3.4 Analysis > A regression was fitted.',
        ],
        no: ['literature: 2 Review > A t-test was used.', 'methods: 3.4 Analysis > A regression is a line.'],
      },
      {
        says: '{analysed|analyzed|analyse|analyze|SPSS|Stata|Excel|NVivo|regression|ANOVA|chi-square|thematic*|descriptive statistics|percentages|fitted|fit}',
        under: ['analysis'],
        in: ['methods'],
        unless:
          '{refers|defined|is a|is used to|are used to|can be|marks|table|figure|involves|consists of|achieved|could|following|this method}',
        yes: [
          'methods: 3.8 Data analysis > The answers were analysed by theme and place.',
          'methods: 3.8 Data analysis > Answers will be analyzed question by question.',
          'methods: 3.8 Data analysis > We analyse the notes by hand.',
          'methods: 3.8 Data analysis > We analyze the notes by hand.',
          'methods: 3.8 Data analysis > SPSS 25 served for the counts.',
          'methods: 3.8 Data analysis > The work employed Stata.',
          'methods: 3.8 Data analysis > Excel held the counts.',
          'methods: 3.8 Data analysis > The talks went into NVivo.',
          'methods: 3.8 Data analysis > A regression of sales on rain followed.',
          'methods: 3.8 Data analysis > ANOVA compared the schools.',
          'methods: 3.8 Data analysis > A chi-square test compared the towns.',
          'methods: 3.8 Data analysis > Thematic coding was done twice.',
          'methods: 3.8 Data analysis > Descriptive statistics told the ages.',
          'methods: 3.8 Data analysis > Counts were turned into percentages.',
          'methods: 3.8 Data analysis > A line was fitted to the points.',
          'methods: 3.8 Data analysis > We fit a model of growth.',
        ],
        no: [
          'methods: 3.8 Data analysis > Regression is used to tell two things apart.',
          'introduction: 1.1 Background > ANOVA compared the schools.',
          'methods: 3.8 Data analysis > The forms were kept in a box.',
        ],
      },
    ],
  },
  {
    slot: 'ethics',
    tense: 'done',
    patterns: [
      {
        says: '{approval|clearance|permission} ...5 {was|were|will be} {obtained|sought|granted|given|received|requested}',
        notIn: ['literature', 'results'],
        yes: [
          'methods: 3.5 Ethics > Ethical approval was obtained from the university.',
          'methods: 3.5 Ethics > Clearance from the ministry will be sought.',
          'methods: 3.5 Ethics > Permission was granted by the head teacher.',
          'methods: 3.5 Ethics > Ethical clearance was given in May.',
          'methods: 3.5 Ethics > Letters of permission were received.',
          'methods: 3.5 Ethics > Permission was requested.',
        ],
        no: ['literature: 2 Review > Approval was obtained.', 'methods: 3.5 Ethics > Approval is a form.'],
      },
      {
        says: 'consent ...4 {was|were|will be} {obtained|sought|given|taken}',
        notIn: ['literature', 'results'],
        yes: [
          'methods: 3.5 Ethics > Written consent was obtained.',
          'methods: 3.5 Ethics > Consent of both parents will be sought.',
          'methods: 3.5 Ethics > Consent forms were given out.',
          'methods: 3.5 Ethics > Consent was taken by a nurse.',
        ],
        no: ['literature: 2 Review > Consent was obtained.'],
      },
      {
        says: '{ethical|ethics|clearance|approval|permission|consent|confidential*|anonym*|permits}',
        under: ['ethics'],
        notIn: ['results', 'discussion', 'conclusion'],
        unless:
          '{needed|have to|has to|should|must|can|could|may|obligation|defined|refers|important|principles of|issues}',
        yes: [
          'methods: 3.5 Ethical considerations > The study followed ethical protocols.',
          'methods: 3.5 Ethical considerations > The ethics committee of the college read the plan.',
          'methods: 3.5 Ethical considerations > Clearance will be gotten from the board.',
          'methods: 3.5 Ethical considerations > The plan has the approval of the dean.',
          'methods: 3.5 Ethical considerations > The head teacher gave permission.',
          'methods: 3.5 Ethical considerations > Each mother gave her consent in writing.',
          'methods: 3.5 Ethical considerations > Answers were kept confidential.',
          'methods: 3.5 Ethical considerations > The forms were anonymous.',
          'methods: 3.5 Ethical considerations > Research permits were got from the council.',
        ],
        no: [
          'methods: 3.5 Ethical considerations > Ethics needed to be considered in every step.',
          'introduction: 1.1 Background > The head teacher gave permission.',
          'methods: 3.5 Ethical considerations > The forms were on blue paper.',
          'discussion: 5.4 Ethics > The tool respects the ethical right of pupils.',
        ],
      },
    ],
  },
  {
    slot: 'validity',
    tense: 'done',
    patterns: [
      {
        says: '{validity|reliability|questionnaire*|instrument*} ...5 {was|were|will be} {ensured|tested|established|checked|assessed|piloted|pretested|pre-tested}',
        in: ['methods'],
        yes: [
          'methods: 3.6 Validity > Validity was ensured by two experts.',
          'methods: 3.6 Validity > The reliability of the scale was tested.',
          'methods: 3.6 Validity > Reliability will be established in a first round.',
          'methods: 3.6 Validity > Validity was checked by a lecturer.',
          'methods: 3.6 Validity > Reliability was assessed.',
          'methods: 3.6 Validity > The questionnaire was piloted.',
          'methods: 3.6 Validity > The instruments were pretested.',
          'methods: 3.6 Validity > The questionnaire was pre-tested on ten homes.',
        ],
        no: ['literature: 2 Review > Validity was tested.', 'methods: 3.6 Validity > Validity is truth.'],
      },
    ],
  },
]
